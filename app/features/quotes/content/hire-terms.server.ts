import type { Db } from "#app/db/client.server.ts";
import type { TermsSection } from "#app/features/legal/terms-sections.ts";
import { getTermsTexts, readHireTerms } from "#app/features/site-text/terms-texts.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { QuoteContent } from "./quote-content.ts";

/** The terms that a sent version is accepted with; none for one of before December 2026 whose terms have changed since. */
export async function listAcceptedTerms(
  db: Db,
  { terms, termsVersion }: QuoteContent,
  locale: Locale,
): Promise<readonly TermsSection[]> {
  if (terms !== undefined) return (await getTermsTexts(db, terms))[locale];
  const now = await readHireTerms(db);
  return termsVersion === now.updated ? now.texts[locale] : [];
}
