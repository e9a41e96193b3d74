import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { listQuery, named, oneOf, type QueryOf, textField } from "#app/lib/list-query.ts";
import { fold } from "#app/lib/text/fold.ts";
import {
  inputsOf,
  marksOf,
  SITE_TEXT_MARKS,
  type SiteText,
  type SiteTextMark,
  type TextForms,
} from "./site-text.ts";

/** Rows of a list at most. */
export const SHOWN_AT_MOST = 250;

export const siteTextList = listQuery(adminPath("/admin/site-text"), {
  search: textField,
  /** An area's name, or empty for all. */
  area: named("page", textField),
  mark: named("state", oneOf(SITE_TEXT_MARKS)),
});

/** What a list of texts shows; all of it is in the address. */
export type SiteTextQuery = QueryOf<typeof siteTextList>;

/** True when the address asks for texts and not for the pages that have them. */
export function asksForTexts({ search, area, mark }: SiteTextQuery): boolean {
  return search !== "" || area !== "" || mark !== null;
}

/** The texts that hold every word searched for, in either language, as the program or as staff say it. */
export function filterTexts(
  texts: readonly SiteText[],
  { search, area, mark }: SiteTextQuery,
): readonly SiteText[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (area && !text.areas.includes(area)) return false;
    if (mark && !marksOf(text).includes(mark)) return false;
    if (wanted.length === 0) return true;
    const searched = fold(`${text.key} ${sayings(text).join(" ")}`);
    return wanted.every((word) => searched.includes(word));
  });
}

function sayings({ source, en, ga }: SiteText): readonly string[] {
  const texts: readonly [Locale, TextForms | null][] = [
    ["en", source.en],
    ["ga", source.ga],
    ["en", en],
    ["ga", ga],
  ];
  return texts.flatMap(([locale, forms]) => (forms ? inputsOf(locale, forms).map(([, text]) => text) : []));
}

/** What a list calls a text in a language: its form for all other numbers when it counts. */
export function shownForm(forms: TextForms): string {
  return typeof forms === "string" ? forms : (forms.other ?? "");
}

/** What is in each area and what is left to do in it. */
export interface AreaCounts {
  readonly area: string;
  readonly texts: number;
  readonly changed: number;
  readonly stale: number;
}

export function countAreas(texts: readonly SiteText[], areas: readonly string[]): readonly AreaCounts[] {
  return areas.map((area) => {
    const mine = texts.filter((text) => text.areas.includes(area));
    const count = (mark: SiteTextMark) => mine.filter((text) => marksOf(text).includes(mark)).length;
    return {
      area,
      texts: mine.length,
      changed: count("changed"),
      stale: count("stale"),
    };
  });
}
