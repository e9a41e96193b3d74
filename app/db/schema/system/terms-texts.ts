import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "#app/db/columns.ts";

/** A section of terms as it was agreed to: its heading, null for what comes before the first one, and its paragraphs. */
export interface StoredTermsSection {
  readonly heading: string | null;
  readonly texts: readonly string[];
}

/** The terms that orders and sent quotes were made under, each wording once. Rows are never changed. */
export const termsTexts = pgTable("terms_texts", {
  /** The SHA-256 of both texts. */
  hash: text("hash").primaryKey(),
  en: jsonb("en").$type<readonly StoredTermsSection[]>().notNull(),
  ga: jsonb("ga").$type<readonly StoredTermsSection[]>().notNull(),
  createdAt: createdAt(),
});
