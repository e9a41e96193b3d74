import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { enquiries, enquiryAttachments, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { outboxMails, type StoredMailFile } from "#app/db/schema/system/mail.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { type MailContext, replyAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type StoredAttachment, storeAttachments } from "../attachments/attachment-storage.server.ts";
import type { Attachment } from "../attachments/read-attachments.server.ts";
import { ReplyMail } from "../emails/reply-mail.tsx";
import { replySubject } from "../enquiries.ts";
import { STATE_AFTER_ANSWER } from "../enquiry-states.ts";
import { readEntryText, type TextFault } from "../entry-text.ts";
import { addStateEntry } from "./change-state.server.ts";
import { subjectOf } from "./reply-subject.ts";

interface NewAnswer {
  readonly id: string;
  readonly text: string;
  /** The subject as typed; the usual one when it is empty. */
  readonly subject?: string;
  readonly files?: readonly Attachment[];
  /** The language of the text and of what is around it. */
  readonly locale: Locale;
  /** The form's idempotency key: the same form sent twice sends one mail. */
  readonly idempotencyKey: string;
  /** The id of the last answer the writer had seen, or null. */
  readonly seen: string | null;
  readonly authorId: string;
  readonly now: Date;
}

export type AnswerRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "spam" }
  | { readonly kind: "answered-meanwhile" }
  /** Files cannot be stored for now. */
  | { readonly kind: "file-away" }
  | TextFault;

type Enquiry = typeof enquiries.$inferSelect;

/**
 * Writes to the enquirer by mail, in the conversation their copy began, and keeps the answer in the history. A new
 * enquiry becomes an answered one. Refused when somebody else has answered since the form was made.
 */
export async function answerEnquiry(
  ctx: { db: Db; config: Config },
  answer: NewAnswer,
): Promise<Result<null, AnswerRefusal>> {
  const read = readEntryText(answer.text);
  if (!read.ok) return read;
  const [known] = await ctx.db.select().from(enquiries).where(eq(enquiries.id, answer.id));
  if (!known) return refuse({ kind: "not-found" });
  const { locale, subject = "" } = answer;
  const mail = await renderAnswer(ctx, known, { text: read.value, subject, locale });
  // Stored before the rows that name them. When the transaction fails, housekeeping removes what no one names.
  const stored = await reachStorage(storeAttachments(ctx.config, answer.files ?? []));
  if (!stored.ok) return refuse({ kind: "file-away" });
  const files = stored.value;
  return inTransaction(ctx.db, async (tx) => {
    const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, answer.id)).for("update");
    if (!row) return refuse({ kind: "not-found" });
    const state = row.state;
    const next = STATE_AFTER_ANSWER[state];
    if (next === null) return refuse({ kind: "spam" });
    const postKey = `${row.id}:${answer.idempotencyKey}`;
    const last = await lastAnswer(tx, row.id);
    if (await isKnown(tx, postKey)) return ok(null);
    if ((last ?? null) !== answer.seen) return refuse({ kind: "answered-meanwhile" });
    const mailId = await queueMail(tx, mail, {
      thread: await threadOf(tx, row, mail.host),
      files: files.map((file, index) => mailFileOf(file, row.reference, index)),
    });
    const entryId = newId();
    await tx.insert(enquiryEntries).values({
      id: entryId,
      enquiryId: row.id,
      kind: "reply",
      authorId: answer.authorId,
      subject: mail.subject,
      text: read.value,
      locale,
      mailId,
      postKey,
      createdAt: answer.now,
    });
    if (files.length > 0)
      await tx
        .insert(enquiryAttachments)
        .values(files.map((file) => ({ ...file, entryId, enquiryId: row.id, createdAt: answer.now })));
    await tx
      .update(enquiries)
      .set({ state: next, answeredAt: row.answeredAt ?? answer.now, updatedAt: answer.now })
      .where(eq(enquiries.id, row.id));
    if (next !== state)
      await addStateEntry(tx, { id: row.id, from: state, to: next, actorId: answer.authorId });
    return ok(null);
  });
}

/** A file as the enquirer gets it. Pictures are JPEG whatever the chosen file was. */
function mailFileOf(
  { file, kind, name }: StoredAttachment,
  reference: string,
  index: number,
): StoredMailFile {
  const base = name.replace(/\.[^.]*$/, "") || `${reference}-${index + 1}`;
  return kind === "pdf"
    ? { file, name: `${base}.pdf`, type: "application/pdf" }
    : { file, name: `${base}.jpg`, type: "image/jpeg" };
}

async function renderAnswer(
  { db, config }: MailContext,
  { id, reference, email, message, locale: theirs }: Enquiry,
  { text, subject, locale }: { text: string; subject: string; locale: Locale },
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  return renderMail({
    kind: "enquiry-reply",
    locale,
    // Usually that of the copy they got, whatever the language of the answer: mail programs sort by it.
    subject: subjectOf(subject, replySubject(reference, theirs)),
    recipient: email,
    replyTo: replyAddress(config, company),
    subjectType: "enquiry",
    subjectId: id,
    sender: company,
    origin: config.origin,
    automatic: false,
    body: (
      <ReplyMail
        text={text}
        question={message}
        questionLocale={theirs}
        reference={reference}
        locale={locale}
      />
    ),
  });
}

async function isKnown(tx: Tx, postKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: enquiryEntries.id })
    .from(enquiryEntries)
    .where(eq(enquiryEntries.postKey, postKey));
  return found.length > 0;
}

async function lastAnswer(tx: Tx, enquiryId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: enquiryEntries.id })
    .from(enquiryEntries)
    .where(and(eq(enquiryEntries.enquiryId, enquiryId), eq(enquiryEntries.kind, "reply")))
    .orderBy(desc(enquiryEntries.id))
    .limit(1);
  return row?.id;
}

/** More than this many Message-IDs make a header that some servers refuse. */
const MAX_THREAD = 20;

/** Message-IDs of all mails to the enquirer about this, oldest first; one made up from the id when there is none. */
async function threadOf(tx: Tx, { id }: Enquiry, host: string): Promise<string[]> {
  const sent = await tx
    .select({ messageId: outboxMails.messageId })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.subjectType, "enquiry"),
        eq(outboxMails.subjectId, id),
        inArray(outboxMails.kind, ["enquiry-sender", "enquiry-reply"]),
      ),
    )
    .orderBy(asc(outboxMails.id));
  const ids = sent.map(({ messageId }) => messageId);
  const [root = `<${id}@${host}>`, ...rest] = ids;
  return [root, ...rest.slice(1 - MAX_THREAD)];
}
