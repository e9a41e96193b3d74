import type { hireQuoteLines, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";

type QuoteRow = typeof hireQuotes.$inferSelect;
export type VersionRow = typeof hireQuoteVersions.$inferSelect;
export type QuoteLineRow = typeof hireQuoteLines.$inferSelect;

/** A quote with the version that is being written, as stored or as a form has it. */
export interface DraftRows {
  readonly quote: Pick<QuoteRow, "number" | "name" | "email" | "phone" | "company" | "vatNumber" | "trade">;
  readonly version: Omit<VersionRow, "id" | "quoteId" | "createdAt" | "updatedAt">;
  readonly lines: readonly Omit<QuoteLineRow, "versionId" | "position">[];
}

/** A draft as it is stored. */
export interface StoredQuoteDraft extends DraftRows {
  readonly quote: QuoteRow;
  readonly version: VersionRow;
  readonly lines: readonly QuoteLineRow[];
}
