import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { type QuoteState, quoteStatesBefore } from "./quote-states.ts";

/** A quote's row, locked until the transaction ends. */
export type LockedQuote = typeof hireQuotes.$inferSelect;

/** Locks a quote until the transaction ends, so that changes of it happen one after another. Null: no such quote. */
export async function lockQuote(tx: Tx, quoteId: string): Promise<LockedQuote | null> {
  const [row] = await tx.select().from(hireQuotes).where(eq(hireQuotes.id, quoteId)).for("update");
  return row ?? null;
}

interface QuoteChange {
  readonly now: Date;
  /** The acting staff member; null for the system and for the customer. */
  readonly actorId?: string | null;
  /** Name of the audit entry; null for none. */
  readonly action?: string | null;
  /** Other columns that change with it. */
  readonly set?: Partial<Omit<typeof hireQuotes.$inferInsert, "state" | "version">>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Moves a quote to a state and raises its version. The only writer of `hire_quotes.state`. The table of allowed
 * transitions is part of the statement; false, with nothing changed, when the quote is in no state from which `to` can be
 * reached.
 */
export async function transitionQuote(
  tx: Tx,
  quote: LockedQuote,
  to: QuoteState,
  { now, actorId = null, action = `quote.${to}`, set = {}, details = {} }: QuoteChange,
): Promise<boolean> {
  const closedAt = to === "draft" || to === "sent" ? null : now;
  const moved = await tx
    .update(hireQuotes)
    .set({ closedAt, ...set, state: to, ...nextVersion(hireQuotes, now) })
    .where(and(eq(hireQuotes.id, quote.id), inArray(hireQuotes.state, [...quoteStatesBefore(to)])))
    .returning({ id: hireQuotes.id });
  if (moved.length === 0) return false;
  if (action !== null)
    await addQuoteEntry(tx, quote, { actorId, action, details: { from: quote.state, ...details } });
  return true;
}

/**
 * Changes a locked quote that stays in its state, and raises its version; not where only staff read what changed, so that
 * no open form becomes out of date by it.
 */
export async function changeQuote(
  tx: Tx,
  quote: LockedQuote,
  change: QuoteChange & { readonly raises?: boolean },
): Promise<void> {
  const { now, actorId = null, action = "quote.changed", set = {}, details = {}, raises = true } = change;
  await tx
    .update(hireQuotes)
    .set({ ...set, ...(raises ? nextVersion(hireQuotes, now) : { updatedAt: now }) })
    .where(eq(hireQuotes.id, quote.id));
  if (action !== null) await addQuoteEntry(tx, quote, { actorId, action, details });
}

async function addQuoteEntry(
  tx: Tx,
  { id, number }: Pick<LockedQuote, "id" | "number">,
  entry: {
    readonly actorId: string | null;
    readonly action: string;
    readonly details: Record<string, unknown>;
  },
): Promise<void> {
  const { actorId, action, details } = entry;
  await addAuditEntry(tx, {
    actorId,
    action,
    subjectType: "quote",
    subjectId: id,
    details: { number, ...details },
  });
}
