import { eq } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { hireTermsTexts } from "#app/db/schema/hire/quotes.ts";
import { documentTexts } from "#app/features/legal/document-texts.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { getLegalWording } from "#app/features/site-text/legal-wording.server.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { installReplacements } from "#app/i18n/message.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { recordOf } from "#app/lib/records.ts";
import type { QuoteContent } from "./quote-content.ts";

/** The terms of hire in both languages, as plain paragraphs. */
export interface HireTerms {
  /** The calendar day in Ireland on which a word last changed, YYYY-MM-DD. */
  readonly updated: string;
  /** Of the texts: a quote names by it the wording that is accepted with it. */
  readonly hash: string;
  readonly texts: Readonly<Record<Locale, readonly string[]>>;
}

/** The terms of hire as visitors read them now. */
export const readHireTerms = keptWithContent(async (db): Promise<HireTerms> => {
  const { updated } = await getLegalWording(db, "/hire-terms");
  installReplacements(await getReplacements(db));
  const texts = recordOf(LOCALES, (locale) => documentTexts(locale, hireTerms));
  return { updated, hash: hashOf(JSON.stringify(texts)), texts };
});

/** Keeps the wording that a quote is sent with: its acceptance mails it, whatever the terms say then. */
export async function keepHireTerms(tx: Tx, { hash, texts }: HireTerms): Promise<void> {
  await tx
    .insert(hireTermsTexts)
    .values({ hash, ...texts })
    .onConflictDoNothing();
}

/** The terms that a sent version was accepted with; none for one of before December 2026 whose terms have changed since. */
export async function listAcceptedTerms(
  db: Db,
  { terms, termsVersion }: QuoteContent,
  locale: Locale,
): Promise<readonly string[]> {
  if (terms === undefined) {
    const now = await readHireTerms(db);
    return termsVersion === now.updated ? now.texts[locale] : [];
  }
  const [kept] = await db.select().from(hireTermsTexts).where(eq(hireTermsTexts.hash, terms));
  if (!kept) throw new Error(`Bug: the terms ${terms} of a sent quote were not kept`);
  return kept[locale];
}
