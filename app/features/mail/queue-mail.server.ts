import { afterCommit, insertLate, type Tx } from "#app/db/client.server.ts";
import { outboxMails, type StoredMailFile } from "#app/db/schema/system/mail.ts";
import { wakeWorker } from "#app/features/jobs/wake.server.ts";
import { newId } from "#app/lib/ids.ts";
import { assertHeaderText, assertMailAddress, assertMessageId, type RenderedMail } from "./mail.ts";

interface QueueOptions {
  /** Message-IDs of the conversation that a letter of a person goes on with, oldest first. */
  readonly thread?: readonly string[];
  /** Files of the storage that go with it; they stay there until the mail is sent. */
  readonly files?: readonly StoredMailFile[];
  /**
   * The earliest instant at which the mail is sent; until then it can be dropped. Without it the mail is sent at
   * once.
   */
  readonly notBefore?: Date;
  /** The acceptance of a quote whose contract it carries. */
  readonly acceptanceId?: string | null;
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both become true together. The worker
 * sends it after the commit. Its Message-ID is fixed here, so that a second sending after a crash is recognisable.
 * Returns the row's id.
 */
export async function queueMail(
  tx: Tx,
  mail: RenderedMail,
  { thread = [], files = [], notBefore, acceptanceId }: QueueOptions = {},
): Promise<string> {
  assertHeaderText(mail.subject);
  assertMailAddress(mail.recipient);
  if (mail.replyTo !== null) assertMailAddress(mail.replyTo);
  for (const messageId of thread) assertMessageId(messageId);
  const id = newId();
  insertLate(tx, outboxMails, {
    id,
    messageId: `<${id}@${mail.host}>`,
    kind: mail.kind,
    recipient: mail.recipient,
    replyTo: mail.replyTo,
    thread: thread.length > 0 ? thread.join(" ") : null,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    locale: mail.locale,
    files,
    ...(notBefore && { nextAttemptAt: notBefore }),
    subjectType: mail.subjectType,
    subjectId: mail.subjectId,
    acceptanceId,
  });
  afterCommit(tx, () => wakeWorker("mails"));
  return id;
}
