import type { QuoteSummary } from "#app/features/quotes/public/quote-summary.ts";
import type { HireSummary } from "../hires.ts";

/** The query of a hire basket with the same items; null where it has none, or the quote still waits for an answer. */
interface Again {
  readonly again: string | null;
}

export interface AccountHireRow extends HireSummary, Again {
  /** Until when the bank transfer that its customer chose is awaited; null where none is. */
  readonly transferUntil: Date | null;
}

export type AccountQuote = QuoteSummary & Again;
