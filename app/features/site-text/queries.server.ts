import { eq } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { siteTexts } from "#app/db/schema/content.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Replacement } from "#app/i18n/message.ts";
import { type DeclaredText, findDeclared, getDeclared, listDeclared } from "./areas.server.ts";
import {
  type BothForms,
  checkForms,
  inputsOf,
  isSameForms,
  type SiteText,
  type TextForms,
  type UnusedSiteText,
} from "./site-text.ts";

export type SiteTextRow = typeof siteTexts.$inferSelect;

const NONE: readonly Replacement[] = [];

/**
 * What the site says instead of the program's words. Read from the database once per site version and process; while
 * the database cannot be asked, what it said last.
 */
export const getReplacements = keptWithContent(async (db) => {
  const rows = await db.select().from(siteTexts);
  return rows.length > 0 ? rows.flatMap(toReplacement) : NONE;
}, NONE);

function toReplacement(row: SiteTextRow): readonly Replacement[] {
  const declared = findDeclared(row);
  if (!declared || declared.locked) return [];
  const en = formsIn("en", row, declared);
  const ga = formsIn("ga", row, declared);
  const replacement = { of: declared.source, ...(en !== null && { en }), ...(ga !== null && { ga }) };
  return en === null && ga === null ? [] : [replacement as Replacement];
}

/** Staff's words of one language, as long as they still fit the placeholders of the program's. */
function formsIn(locale: Locale, row: SiteTextRow, { source }: DeclaredText): TextForms | null {
  const forms = row[locale];
  if (forms === null || isSameSource(row, source)) return forms;
  const checked = checkForms(locale, source, Object.fromEntries(inputsOf(locale, forms)));
  return checked.ok ? checked.value : null;
}

function isSameSource(row: SiteTextRow, source: BothForms): boolean {
  return isSameForms(row.source.en, source.en) && isSameForms(row.source.ga, source.ga);
}

/** Every text of the site with what staff have made of it, in the order of the areas. */
export async function listSiteTexts(db: Db): Promise<readonly SiteText[]> {
  const rows = await db.select().from(siteTexts);
  const byText = new Map(rows.map((row) => [findDeclared(row)?.key ?? "", row]));
  return listDeclared().map((declared) => toSiteText(declared, byText.get(declared.key)));
}

/** How many texts of staff have Irish that is out of date. */
export async function countStaleTexts(db: Db): Promise<number> {
  const rows = await db.select().from(siteTexts).where(eq(siteTexts.stale, true));
  return new Set(rows.flatMap((row) => findDeclared(row)?.key ?? [])).size;
}

/** One text for its form, or null when the program has none of that key. */
export async function getSiteText(db: Db, key: string): Promise<SiteText | null> {
  const declared = getDeclared(key);
  return declared && toSiteText(declared, await findSiteTextRow(db, declared));
}

/** What is stored about a text, under whichever key it was stored. */
export async function findSiteTextRow(db: Db | Tx, declared: DeclaredText): Promise<SiteTextRow | undefined> {
  const rows = await db.select().from(siteTexts);
  return rows.find((row) => findDeclared(row)?.key === declared.key);
}

/** Words whose text the program no longer has. */
export async function listUnusedSiteTexts(db: Db): Promise<readonly UnusedSiteText[]> {
  const rows = await db.select().from(siteTexts).orderBy(siteTexts.key);
  return rows.flatMap((row) => (findDeclared(row) ? [] : [{ key: row.key, en: row.en, ga: row.ga }]));
}

function toSiteText(declared: DeclaredText, row: SiteTextRow | undefined): SiteText {
  const { key, area, areas, source, locked } = declared;
  return {
    key,
    area,
    areas,
    source,
    locked,
    en: row?.en ?? null,
    ga: row?.ga ?? null,
    stale: row?.stale ?? false,
    sourceChanged: row !== undefined && !isSameSource(row, source),
    version: row?.updatedAt.toISOString() ?? "",
  };
}
