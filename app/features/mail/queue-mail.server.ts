import { afterCommit, insertLate, type Tx } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/mail.ts";
import { wakeWorker } from "#app/features/jobs/wake.server.ts";
import { newId } from "#app/lib/ids.ts";
import { assertHeaderText, assertMailAddress, assertMessageId, type RenderedMail } from "./mail.ts";

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both become true together. The worker
 * sends it after the commit. Its Message-ID is fixed here, so that a second sending after a crash is recognisable.
 * `messageIdHost` is the site's host name; `thread`
 * holds the Message-IDs of the conversation a letter of a person goes on with, oldest first. Returns the row's id.
 */
export async function queueMail(
  tx: Tx,
  mail: RenderedMail,
  { messageIdHost = "localhost", thread = [] }: { messageIdHost?: string; thread?: readonly string[] } = {},
): Promise<string> {
  assertHeaderText(mail.subject);
  assertMailAddress(mail.recipient);
  if (mail.replyTo !== null) assertMailAddress(mail.replyTo);
  for (const messageId of thread) assertMessageId(messageId);
  const id = newId();
  insertLate(tx, outboxMails, {
    id,
    messageId: `<${id}@${messageIdHost}>`,
    kind: mail.kind,
    recipient: mail.recipient,
    replyTo: mail.replyTo,
    thread: thread.length > 0 ? thread.join(" ") : null,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    locale: mail.locale,
    subjectType: mail.subjectType,
    subjectId: mail.subjectId,
  });
  afterCommit(tx, wakeWorker);
  return id;
}
