import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";

/** Removes a mail whose sending has not begun, because what it tells is no longer so. False: it has begun. */
export async function dropQueuedMail(tx: Tx, id: string, now: Date): Promise<boolean> {
  const dropped = await tx
    .delete(outboxMails)
    .where(
      and(
        eq(outboxMails.id, id),
        eq(outboxMails.state, "queued"),
        eq(outboxMails.attempts, 0),
        or(isNull(outboxMails.leaseUntil), lte(outboxMails.leaseUntil, now)),
      ),
    )
    .returning({ id: outboxMails.id });
  return dropped.length > 0;
}
