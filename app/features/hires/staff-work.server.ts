import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import { changeQuote, lockQuote } from "#app/features/quotes/transition-quote.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { changeHire, type LockedHire, lockHire } from "./transition-hire.server.ts";

interface Ask {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

type NotFound = { readonly kind: "not-found" };

/** Says who looks after a hire. Null: no one. Only staff can be assigned. */
export async function assignHire(
  db: Db,
  { id, assigneeId, actorId, now }: Ask & { readonly assigneeId: string | null },
): Promise<Result<null, NotFound | { readonly kind: "not-staff" }>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.assigneeId === assigneeId) return ok(null);
    if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "hires")))
      return refuse({ kind: "not-staff" });
    const details = { assigneeId };
    const change = { now, actorId, action: "hire.assigned", set: { assigneeId }, details };
    await changeHire(tx, hire, change, { raises: false });
    return ok(null);
  });
}

/**
 * Keeps the note among staff: one for a hire and its quote, with which it is removed. Refused when it is another one than
 * the page showed, so that no one's words are lost. Puts no other form of the hire out of date; the log does not say it.
 */
export async function noteHire(
  db: Db,
  { id, note, shown, actorId, now }: Ask & { readonly note: string; readonly shown: string },
): Promise<Result<null, NotFound | { readonly kind: "conflict" }>> {
  return inTransaction(db, async (tx) => {
    const [hire] = await tx
      .select({ number: hires.number, quoteId: hires.quoteId })
      .from(hires)
      .where(eq(hires.id, id));
    const quote = hire && (await lockQuote(tx, hire.quoteId));
    if (!quote) return refuse({ kind: "not-found" });
    const text = cleanText(note, true);
    const stored = cleanText(quote.note, true);
    if (text === stored) return ok(null);
    if (cleanText(shown, true) !== stored) return refuse({ kind: "conflict" });
    await changeQuote(tx, quote, { now, action: null, set: { note: text }, raises: false });
    await addAuditEntry(tx, {
      actorId,
      action: "hire.noted",
      subjectId: id,
      details: { number: hire.number },
    });
    return ok(null);
  });
}

/** Ends what a hire needed attention for. Refused when the page showed an older version. */
export async function resolveHireAttention(
  db: Db,
  { id, version, actorId, now }: Ask & { readonly version: number },
): Promise<Result<null, NotFound | { readonly kind: "conflict" }>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.version !== version || hire.attention === null) return refuse({ kind: "conflict" });
    await changeHire(tx, hire, resolved(hire, actorId, now));
    return ok(null);
  });
}

function resolved({ attention }: LockedHire, actorId: string, now: Date) {
  const details = { was: attention };
  return { now, actorId, action: "hire.attention-resolved", set: { attention: null }, details };
}
