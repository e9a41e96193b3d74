import type { Challenge } from "altcha-lib";
import { eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { drawNumber } from "#app/db/draw-number.server.ts";
import { enquiries, type StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type AttemptRule,
  attemptKey,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { dueAt } from "#app/features/opening-hours/working-hours.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { claimAttachments, storeAttachments } from "./attachments/attachment-storage.server.ts";
import { noteHeldFiles } from "./attachments/held-files.server.ts";
import { type HeldAttachment, holdAttachments } from "./attachments/hold-attachments.server.ts";
import type { Attachment } from "./attachments/read-attachments.server.ts";
import { removeAttachmentFiles } from "./attachments/remove-attachment-files.server.ts";
import { addDraftQuoteJob } from "./draft-quote-job.server.ts";
import type { EnquiryInput } from "./enquiries.ts";
import { MATCH_KIT } from "./kit/match-kit.server.ts";
import { getFormSecret, postKey, readFormToken } from "./proof/form-token.server.ts";
import { makeProofChallenge } from "./proof/proof.server.ts";
import { renderEnquiryMails } from "./render-enquiry-mails.server.tsx";
import { SPAM_SCORE, spamScore } from "./spam.ts";

/** Enquiries that raise mails, by the network they come from and by the address that gets the copy. */
const PER_NETWORK: AttemptRule = { max: 10, windowMs: HOUR_MS };
const PER_EMAIL: AttemptRule = { max: 5, windowMs: HOUR_MS };
/** Over those limits staff still get their mail, because a person may be among them; not without end. */
const MAILS_PER_NETWORK: AttemptRule = { max: 300, windowMs: HOUR_MS };
/** A token that is not shared serves one enquiry; a few more for people who go back and write again. */
const PER_TOKEN: AttemptRule = { max: 3, windowMs: 24 * HOUR_MS };

interface EnquiryPost {
  readonly enquiry: EnquiryInput;
  /** The optional fields, with what the catalogue says of the kit list. */
  readonly details?: StoredEnquiryDetails;
  /** Files chosen with this post. */
  readonly attachments?: readonly Attachment[];
  /** Files held since the form was refused. */
  readonly held?: readonly HeldAttachment[];
  readonly locale: Locale;
  /** The form's token, or null. */
  readonly token: string | null;
  /** The caller's own key for a call of the API, or null without one. Undefined for forms. */
  readonly apiKey?: string | null;
  readonly honeypot: string;
  readonly clientAddress: string;
  readonly userId: string | null;
}

interface EnquiryContext {
  readonly db: Db;
  readonly config: Config;
  readonly now: Date;
}

/** What the sender gets: the reference, and work for the browser where the enquiry looks like a program's. */
interface StoredAnswer {
  readonly reference: string;
  readonly challenge: Challenge | null;
}

/**
 * Stores an enquiry with its two mails and an audit entry in one transaction, and returns its reference. The same
 * post again returns the same reference and changes nothing. What looks like spam is stored in that state and
 * raises no mail, and comes back with work for the sender's browser, which lifts the suspicion; what merely exceeds the
 * limits raises the mail to staff. A suspect enquiry has no files: they are held, and the work and the enquiry carry their
 * tokens. No mail server is asked.
 */
export async function addEnquiry(ctx: EnquiryContext, post: EnquiryPost): Promise<StoredAnswer> {
  const stored = await storeOnce(ctx, post);
  if (!stored.suspect) return { reference: stored.reference, challenge: null };
  const secret = await getFormSecret(ctx.db, ctx.config);
  const files = await holdFiles(ctx, post);
  await noteHeldFiles(ctx.db, stored.id, files);
  const challenge = await makeProofChallenge(secret, { enquiryId: stored.id, files }, ctx.now);
  return { reference: stored.reference, challenge };
}

/** The tokens of a suspect post's files. What cannot be held is lost: the enquiry itself is stored already. */
async function holdFiles(ctx: EnquiryContext, { attachments = [], held = [], clientAddress }: EnquiryPost) {
  const added = await reachStorage(holdAttachments(ctx, attachments, clientAddress));
  return [...held.map(({ token }) => token), ...(added.ok ? added.value : [])];
}

interface StoredEnquiry {
  readonly id: string;
  readonly reference: string;
  /** True when the enquiry is in the spam, where its sender may still prove otherwise. */
  readonly suspect: boolean;
}

/** Stores a post with its files, mails and audit entry; one that is stored already is returned as it is. */
async function storeOnce(ctx: EnquiryContext, post: EnquiryPost): Promise<StoredEnquiry> {
  const { db, config, now } = ctx;
  const token = readFormToken(await getFormSecret(db, config), post.token, now);
  const viaApi = post.apiKey !== undefined;
  const attachments = [...(post.held ?? []), ...(post.attachments ?? [])];
  const key = postKey(token.kind === "valid" ? token.nonce : (post.apiKey ?? newId()), {
    ...post,
    attachments,
  });
  const known = await findStored(db, key);
  if (known) return known;
  const due = dueAt(now, await getWorkingHours(db, now));
  const suspicious = spamScore({ ...post, token, viaApi }) >= SPAM_SCORE;
  const mails = suspicious ? null : await renderEnquiryMails(ctx, { ...post, attachments, dueAt: due });
  // Stored before the rows that name them. When the transaction fails, housekeeping removes what no one names.
  const files = suspicious ? [] : await storeAttachments(config, attachments);
  const added = await inTransaction(db, async (tx) => {
    const id = newId();
    const reference = await insertEnquiry(tx, { id, key, post, now, due });
    // Rolled back, so that the number that was drawn is given to the next enquiry.
    if (reference === null) return refuse(requireStored(await findStored(tx, key)));
    const nonce = token.kind === "valid" && !token.shared ? token.nonce : null;
    if (post.details?.items?.length)
      await addJob(tx, { kind: MATCH_KIT, payload: { enquiryId: id }, runAt: now });
    const limits = mails === null ? "spam" : await checkLimits(tx, post, nonce, now);
    if (limits === "within") {
      await claimAttachments(tx, { enquiryId: id, files, now });
      await addDraftQuoteJob(tx, { id, details: post.details ?? {}, now });
    } else await tx.update(enquiries).set({ state: "spam", updatedAt: now }).where(eq(enquiries.id, id));
    if (mails !== null && limits !== "spam") {
      const finished = mails.withReference({ reference, enquiryId: id, suspect: limits === "over" });
      for (const mail of finished) await queueMail(tx, mail);
    }
    await addAuditEntry(tx, {
      actorId: post.userId,
      action: "enquiry.received",
      subjectId: id,
      details: { reference, formType: post.enquiry.formType, state: limits === "within" ? "new" : "spam" },
    });
    return ok({ id, reference, suspect: limits !== "within" });
  });
  if (!added.ok || added.value.suspect) await removeAttachmentFiles(config, newFiles(files, post.held));
  return added.ok ? added.value : added.error;
}

/** The names that this post stored, apart from those that were held before. */
function newFiles(
  files: readonly { readonly file: string }[],
  held: readonly HeldAttachment[] = [],
): string[] {
  const before = new Set(held.map(({ file }) => file));
  return files.map(({ file }) => file).filter((file) => !before.has(file));
}

async function findStored(db: Db, key: string): Promise<StoredEnquiry | null> {
  const { id, reference, state, provedAt } = enquiries;
  const [row] = await db
    .select({ id, reference, state, provedAt })
    .from(enquiries)
    .where(eq(enquiries.formToken, key));
  return row
    ? { id: row.id, reference: row.reference, suspect: row.state === "spam" && row.provedAt === null }
    : null;
}

function requireStored(stored: StoredEnquiry | null): StoredEnquiry {
  if (!stored) throw new Error("The enquiry that took the key first is gone");
  return stored;
}

/** Inserts the row under the year's next number; null when the same post is already there. */
async function insertEnquiry(
  tx: Tx,
  { id, key, post, now, due }: { id: string; key: string; post: EnquiryPost; now: Date; due: Date },
): Promise<string | null> {
  const [row] = await tx
    .insert(enquiries)
    .values({
      ...post.enquiry,
      details: post.details ?? {},
      id,
      reference: await drawNumber(tx, "enquiry", now),
      locale: post.locale,
      formToken: key,
      userId: post.userId,
      dueAt: due,
      openedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: enquiries.formToken })
    .returning({ reference: enquiries.reference });
  return row?.reference ?? null;
}

/**
 * Checks the limits of a sender. Only enquiries that would raise mails count, so that a flood of evident spam shuts no
 * one out. "over" tells staff and no one else; "spam" tells no one.
 */
async function checkLimits(
  tx: Tx,
  post: EnquiryPost,
  nonce: string | null,
  now: Date,
): Promise<"within" | "over" | "spam"> {
  const counted = [
    await countAttempt(tx, networkKey("enquiry-network", post.clientAddress), PER_NETWORK, now),
    await countAttempt(tx, attemptKey("enquiry-email", post.enquiry.email.toLowerCase()), PER_EMAIL, now),
    ...(nonce === null ? [] : [await countAttempt(tx, attemptKey("enquiry-token", nonce), PER_TOKEN, now)]),
  ];
  if (counted.every(({ allowed }) => allowed)) return "within";
  const result = await countAttempt(
    tx,
    networkKey("enquiry-told", post.clientAddress),
    MAILS_PER_NETWORK,
    now,
  );
  return result.allowed ? "over" : "spam";
}
