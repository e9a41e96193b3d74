import { and, lt, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

const KEEP_TEXT_DAYS = 30;
const KEEP_ROW_DAYS = 365 * 2;

/**
 * Removes what mails said 30 days after they were sent or kept, and the whole row after two years. What was
 * sent, when and to whom stays visible until then. Mails that still wait are left alone.
 */
export async function removeOldMailTexts(db: Db, now: Date): Promise<void> {
  const before = addMs(now, -KEEP_TEXT_DAYS * DAY_MS);
  const done = and(
    ne(outboxMails.state, "queued"),
    or(lt(outboxMails.sentAt, before), lt(outboxMails.createdAt, before)),
  );
  await db
    .update(outboxMails)
    .set({ html: "", text: "" })
    .where(and(done, ne(outboxMails.html, "")));
  await db
    .delete(outboxMails)
    .where(
      and(ne(outboxMails.state, "queued"), lt(outboxMails.createdAt, addMs(now, -KEEP_ROW_DAYS * DAY_MS))),
    );
}
