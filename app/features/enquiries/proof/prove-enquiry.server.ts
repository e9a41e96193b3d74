import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type AttemptRule,
  attemptKey,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { claimAttachments, storeAttachments } from "../attachments/attachment-storage.server.ts";
import { detailsWithoutHeld } from "../attachments/held-files.server.ts";
import { readHeldAttachments } from "../attachments/hold-attachments.server.ts";
import { addDraftQuoteJob } from "../draft-quote-job.server.ts";
import { renderEnquiryMails } from "../render-enquiry-mails.server.tsx";
import { getFormSecret } from "./form-token.server.ts";
import { readProof } from "./proof.server.ts";

/** A program does the work quickly, so that the number of proofs is limited, too. */
const PROVED_PER_NETWORK: AttemptRule = { max: 5, windowMs: HOUR_MS };
const PROVED_PER_EMAIL: AttemptRule = { max: 3, windowMs: HOUR_MS };

interface Proof {
  /** What the browser was asked and what it answered, as it came. */
  readonly work: Parameters<typeof readProof>[1];
  readonly clientAddress: string;
}

interface ProofContext {
  readonly db: Db;
  readonly config: Config;
  readonly now: Date;
}

export type ProofRefusal =
  | { readonly kind: "not-proved" }
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many"; readonly retryAfter: number };

/**
 * Takes an enquiry out of the spam when its sender's browser did the work it was asked for: it counts as new and its
 * mails leave. Once for each enquiry; what staff decided about it since stays.
 */
export async function proveEnquiry(
  ctx: ProofContext,
  { work, clientAddress }: Proof,
): Promise<Result<null, ProofRefusal>> {
  const { db, config, now } = ctx;
  const proved = await readProof(await getFormSecret(db, config), work);
  const known = proved && (await findSuspect(db, proved.enquiryId));
  if (!known) return refuse({ kind: "not-proved" });
  // The enquiry counts without its files while the storage is away.
  const held = await reachStorage(readHeldAttachments(ctx, proved.files));
  const attachments = await storeAttachments(config, held.ok ? held.value : []);
  const { details, reference, dueAt } = known;
  const locale = known.locale;
  const enquiry = { ...known, formType: known.formType };
  const mails = await renderEnquiryMails(ctx, { enquiry, locale, details, attachments, dueAt });
  // Not a refusal of the transaction: the proof is used up and the attempt counted, whatever the outcome.
  const outcome = await inTransaction(db, async (tx): Promise<"accepted" | ProofRefusal> => {
    const untouched = and(
      eq(enquiries.id, known.id),
      eq(enquiries.state, "spam"),
      isNull(enquiries.provedAt),
    );
    const marked = await tx
      .update(enquiries)
      .set({ provedAt: now })
      .where(untouched)
      .returning({ id: enquiries.id });
    if (marked.length === 0) return { kind: "not-proved" };
    for (const [key, rule] of [
      [networkKey("enquiry-proved", clientAddress), PROVED_PER_NETWORK],
      [attemptKey("enquiry-proved-email", known.email.toLowerCase()), PROVED_PER_EMAIL],
    ] as const) {
      const { allowed, retryAfter } = await countAttempt(tx, key, rule, now);
      if (!allowed) return { kind: "too-many", retryAfter };
    }
    await tx
      .update(enquiries)
      .set({ state: "new", details: detailsWithoutHeld(), updatedAt: now })
      .where(eq(enquiries.id, known.id));
    await claimAttachments(tx, { enquiryId: known.id, files: attachments, now });
    await addDraftQuoteJob(tx, { id: known.id, details, now });
    const sent = await sentKinds(tx, known.id);
    for (const mail of mails.withReference({ reference, enquiryId: known.id, suspect: false }))
      if (!sent.includes(mail.kind)) await queueMail(tx, mail);
    await addAuditEntry(tx, { actorId: null, action: "enquiry.proved", subjectId: known.id });
    return "accepted";
  });
  return outcome === "accepted" ? ok(null) : refuse(outcome);
}

/** An enquiry in the spam that was not proved before. */
async function findSuspect(db: Db, id: string): Promise<typeof enquiries.$inferSelect | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row?.state === "spam" && row.provedAt === null ? row : undefined;
}

async function sentKinds(tx: Tx, enquiryId: string): Promise<string[]> {
  const rows = await tx
    .select({ kind: outboxMails.kind })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.subjectType, "enquiry"),
        eq(outboxMails.subjectId, enquiryId),
        inArray(outboxMails.kind, ["enquiry-staff", "enquiry-sender"]),
      ),
    );
  return rows.map(({ kind }) => kind);
}
