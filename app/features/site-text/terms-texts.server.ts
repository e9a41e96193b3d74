import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { termsTexts } from "#app/db/schema/system/terms-texts.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { terms, whereWeDeliver } from "#app/features/legal/terms.ts";
import { type TermsSection, termsSections } from "#app/features/legal/terms-sections.ts";
import type { DeliveryTerm } from "#app/features/settings/components/delivery-section.tsx";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { format, installReplacements } from "#app/i18n/message.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { recordOf } from "#app/lib/records.ts";
import { findDeclared } from "./areas.server.ts";
import { getLegalWording } from "./legal-wording.server.ts";
import { getReplacements } from "./queries.server.ts";
import type { BothForms } from "./site-text.ts";

/** Terms in both languages. */
export type TermsTexts = Readonly<Record<Locale, readonly TermsSection[]>>;

/** Terms as visitors read them now. */
export interface Terms {
  /** The calendar day in Ireland on which a word last changed, YYYY-MM-DD. */
  readonly updated: string;
  /** Of the texts: an order or a quote names by it the wording that it was made under. */
  readonly hash: string;
  readonly texts: TermsTexts;
}

/** The terms of hire as visitors read them now. */
export const readHireTerms = keptWithContent((db) => readTerms(db, "/hire-terms", hireTerms));

/** The terms of the shop as visitors read them now, stored so that an order can name them. Outside of transactions only. */
export const keepShopTerms = keptWithContent(async (db) => {
  const shopTerms = await readTerms(db, "/terms", terms);
  await keepTerms(db, shopTerms);
  return shopTerms;
});

/** Stores the wording that something is made under: it is read and mailed from here, whatever the terms say then. */
export async function keepTerms(db: Db, { hash, texts }: Terms): Promise<void> {
  await db
    .insert(termsTexts)
    .values({ hash, ...texts })
    .onConflictDoNothing();
}

/** The terms that were kept under a hash. */
export async function getTermsTexts(db: Db, hash: string): Promise<TermsTexts> {
  const today = keepShopTerms.last(db);
  if (today?.hash === hash) return today.texts;
  const [kept] = await db.select().from(termsTexts).where(eq(termsTexts.hash, hash));
  if (!kept) throw new Error(`Bug: the terms ${hash} were not kept`);
  return kept;
}

/** What the terms say about where goods are delivered, and the key of that site text. */
export async function getDeliveryTerm(db: Db): Promise<DeliveryTerm> {
  installReplacements(await getReplacements(db));
  const declared = findDeclared({ key: "", source: whereWeDeliver as BothForms });
  if (!declared) throw new Error("Bug: the terms have no sentence about delivery");
  return { key: declared.key, text: recordOf(LOCALES, (locale) => format(locale, whereWeDeliver)) };
}

async function readTerms(db: Db, path: PagePath, document: LegalDocument): Promise<Terms> {
  const { updated } = await getLegalWording(db, path);
  installReplacements(await getReplacements(db));
  const texts = recordOf(LOCALES, (locale) => termsSections(locale, document));
  return { updated, hash: hashOf(JSON.stringify(texts)), texts };
}
