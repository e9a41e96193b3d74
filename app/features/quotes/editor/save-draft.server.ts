import { eq, inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireQuoteLines, hireQuoteVersions, hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { matchRider } from "#app/features/rider/match-rider.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { StoredQuoteDraft } from "../content/draft-rows.server.ts";
import { readDraft } from "../content/quote-content.server.ts";
import { insertLines, type NewQuoteLine } from "../create-quote.server.ts";
import { changeQuote, lockQuote } from "../transition-quote.server.ts";
import { checkDraftUnits } from "./check-draft-units.server.ts";
import type { QuoteDraftFault } from "./draft-fault.ts";
import { blankQuoteLine, type QuoteDraftForm } from "./draft-form.ts";
import { type LearnedNames, learnCorrections } from "./learn-corrections.server.ts";
import { type ParsedDraft, parseDraft } from "./parse-draft.server.ts";

interface Saving {
  readonly quoteId: string;
  readonly form: QuoteDraftForm;
  /** The version of the quote's row that the form was made from. */
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

export type SaveQuoteDraftRefusal =
  | { readonly kind: "not-found" | "no-draft" }
  /** Somebody has changed the quote since. */
  | { readonly kind: "conflict" }
  | { readonly kind: "faults"; readonly faults: readonly QuoteDraftFault[]; readonly form: QuoteDraftForm };

/**
 * Stores the draft of a quote as it was typed, whole or not at all. Refused when the quote has changed since the form was
 * made, and when a field cannot be read. Lines that are typed in the field for new lines become items where they surely
 * mean one. What the customer called an item that staff chose becomes another name of it.
 */
export async function saveQuoteDraft(
  db: Db,
  saving: Saving,
): Promise<Result<LearnedNames, SaveQuoteDraftRefusal>> {
  const { quoteId, version, actorId, now } = saving;
  const { form, faults: unread } = await withAdded(db, saving.form);
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    const stored = await readDraft(tx, quoteId);
    if (!stored) return refuse({ kind: "no-draft" });
    const parsed = parseDraft(form, stored.version, now);
    const faults = [...unread, ...parsed.faults, ...(await checkDraftUnits(tx, parsed, { quoteId, now }))];
    if (faults.length > 0) return refuse({ kind: "faults", faults, form });
    await storeDraft(tx, stored, parsed, now);
    await changeQuote(tx, quote, { now, actorId, set: parsed.quote });
    return ok(await learnCorrections(tx, { stored: stored.lines, lines: form.lines, quote, actorId }));
  });
}

async function storeDraft(
  tx: Tx,
  { version }: StoredQuoteDraft,
  parsed: ParsedDraft,
  now: Date,
): Promise<void> {
  const { number, content, hash, total, sentAt, sentBy, expiresAt, openedAt, ...columns } = parsed.version;
  await tx
    .update(hireQuoteVersions)
    .set({ ...columns, updatedAt: now })
    .where(eq(hireQuoteVersions.id, version.id));
  await tx.delete(hireQuoteLines).where(eq(hireQuoteLines.versionId, version.id));
  await insertLines(tx, version.id, await checkedLines(tx, parsed.lines));
}

/** A line whose item is gone is left out, an unknown supplier too, and a key that is another quote's line gets a new id. */
async function checkedLines(
  tx: Tx,
  lines: ParsedDraft["lines"],
): Promise<(NewQuoteLine & { readonly id: string })[]> {
  const idsOf = (pick: (line: ParsedDraft["lines"][number]) => string | null) =>
    lines.flatMap((line) => pick(line) ?? []);
  const [itemIds, supplierIds] = [idsOf(({ itemId }) => itemId), idsOf(({ supplierId }) => supplierId)];
  const items = new Set(
    (await tx.select({ id: hireItems.id }).from(hireItems).where(inArray(hireItems.id, itemIds))).map(
      ({ id }) => id,
    ),
  );
  const suppliers = new Set(
    (
      await tx
        .select({ id: hireSuppliers.id })
        .from(hireSuppliers)
        .where(inArray(hireSuppliers.id, supplierIds))
        .for("key share")
    ).map(({ id }) => id),
  );
  const taken = new Set(
    (
      await tx
        .select({ id: hireQuoteLines.id })
        .from(hireQuoteLines)
        .where(
          inArray(
            hireQuoteLines.id,
            idsOf(({ id }) => id),
          ),
        )
    ).map(({ id }) => id),
  );
  const used = new Set<string>();
  return lines
    .filter(({ itemId }) => itemId === null || items.has(itemId))
    .map((line) => {
      const id = taken.has(line.id) || used.has(line.id) ? newId() : line.id;
      used.add(id);
      return { ...line, id, supplierId: suppliers.has(line.supplierId ?? "") ? line.supplierId : null };
    });
}

/** The form with the lines of its field for new ones, which stay there where they are more than a quote takes. */
async function withAdded(
  db: Db,
  form: QuoteDraftForm,
): Promise<{ readonly form: QuoteDraftForm; readonly faults: readonly QuoteDraftFault[] }> {
  const read = await matchRider(db, form.add);
  if (!read.ok && read.error.kind === "empty") return { form: { ...form, add: "" }, faults: [] };
  if (!read.ok) return { form, faults: [{ field: "add", kind: "too-many-lines" }] };
  const added = read.value.map(({ kind, level, best, quantity, text, source }) => {
    if (kind !== "item")
      return { ...blankQuoteLine(newId(), kind === "heading" ? "heading" : "text"), text: text || source };
    const count = { quantity: String(Math.max(1, quantity)), source };
    return level === "sure" && best
      ? { ...blankQuoteLine(newId(), "item", best.item.id), ...count }
      : { ...blankQuoteLine(newId(), "custom"), ...count, text };
  });
  return { form: { ...form, lines: [...form.lines, ...added], add: "" }, faults: [] };
}
