import type { QuoteSummary } from "#app/features/quotes/public/quote-summary.ts";
import type { HireSummary } from "../hires.ts";

/** The query of a hire basket with the same items; null where it has none, or the quote still waits for an answer. */
interface Again {
  readonly again: string | null;
}

export type AccountHire = HireSummary & Again;
export type AccountQuote = QuoteSummary & Again;
