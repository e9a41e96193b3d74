import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/mail.ts";

interface DroppedMails {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly kind: string;
  readonly now: Date;
}

/** Removes mails whose sending has not begun, because what they tell is no longer so. Returns how many. */
export async function dropQueuedMails(
  tx: Tx,
  { subjectType, subjectId, kind, now }: DroppedMails,
): Promise<number> {
  const dropped = await tx
    .delete(outboxMails)
    .where(
      and(
        eq(outboxMails.subjectType, subjectType),
        eq(outboxMails.subjectId, subjectId),
        eq(outboxMails.kind, kind),
        eq(outboxMails.state, "queued"),
        eq(outboxMails.attempts, 0),
        or(isNull(outboxMails.leaseUntil), lte(outboxMails.leaseUntil, now)),
      ),
    )
    .returning({ id: outboxMails.id });
  return dropped.length;
}
