import { and, eq, type SQL } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { isFree } from "#app/features/jobs/lease.server.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";

/** The mails of one kind about one thing. */
interface MailsAbout {
  readonly kind: MailKind;
  readonly subjectType: string;
  readonly subjectId: string;
}

/** Removes a mail whose sending has not begun, because what it tells is no longer so. False: it has begun. */
export function dropQueuedMail(tx: Tx, id: string, now: Date): Promise<boolean> {
  return drop(tx, eq(outboxMails.id, id), now);
}

/** Removes the mails about something whose sending has not begun. False: there was none. */
export function dropQueuedMailOf(tx: Tx, mails: MailsAbout, now: Date): Promise<boolean> {
  return drop(tx, isAbout(mails), now);
}

/**
 * Keeps mails about something from being sent, because it is gone: those whose sending has not begun are removed, those
 * that were tried count as failed. One that is being sent at this moment goes out.
 */
export async function stopMailsAbout(
  tx: Tx,
  { subjectType, subjectId }: Omit<MailsAbout, "kind">,
  now: Date,
): Promise<void> {
  const about = and(eq(outboxMails.subjectType, subjectType), eq(outboxMails.subjectId, subjectId));
  await drop(tx, about, now);
  await tx
    .update(outboxMails)
    .set({ state: "failed" })
    .where(and(about, eq(outboxMails.state, "queued"), isFree(outboxMails, now)));
}

/** True where the outbox holds such a mail, sent or to be sent. */
export async function hasMailOf(db: Db, mails: MailsAbout): Promise<boolean> {
  return (await db.$count(outboxMails, isAbout(mails))) > 0;
}

function isAbout({ kind, subjectType, subjectId }: MailsAbout): SQL | undefined {
  return and(
    eq(outboxMails.kind, kind),
    eq(outboxMails.subjectType, subjectType),
    eq(outboxMails.subjectId, subjectId),
  );
}

async function drop(tx: Tx, which: SQL | undefined, now: Date): Promise<boolean> {
  const dropped = await tx
    .delete(outboxMails)
    .where(and(which, eq(outboxMails.state, "queued"), eq(outboxMails.attempts, 0), isFree(outboxMails, now)))
    .returning({ id: outboxMails.id });
  return dropped.length > 0;
}
