import { cleanSearch, SEARCH_LIMIT } from "#app/features/catalog/schema.ts";
import { forgiven, searchWords, slipsBetween, tokensOf } from "#app/features/catalog/search/search-words.ts";
import type { Named } from "#app/i18n/named.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { HireItemFacts } from "./hire-item.ts";

/** Items on one page of the catalogue. */
export const HIRE_PAGE_SIZE = 24;

/** The dates of a hire as the address has them: `YYYY-MM-DDTHH:MM` in Irish time, or whatever was typed. */
export interface TypedDates {
  readonly from: string;
  readonly to: string;
}

/** What the address of the catalogue asks for. Every address means something; nothing is an error. */
export interface HireListQuery {
  /** Slug of a category of the shop; null: all. */
  readonly category: string | null;
  /** Slug of a group; null: all. */
  readonly group: string | null;
  readonly search: string;
  /** The number of the page, from 1. */
  readonly page: number;
  /** The dates of the address; null where it has none. */
  readonly dates: TypedDates | null;
}

const MAX_DATE_LENGTH = 40;
const MAX_SLUG_LENGTH = 100;

/** Reads `?category=&group=&search=&page=&from=&to=`. A page that is no number is the first. */
export function parseHireListQuery(params: URLSearchParams): HireListQuery {
  return {
    category: slugIn(params, "category"),
    group: slugIn(params, "group"),
    search: cleanSearch(params.get("search") ?? "")
      .slice(0, SEARCH_LIMIT)
      .trim()
      .toWellFormed(),
    page: parseWhole(params.get("page"), 999_999) || 1,
    dates: datesInAddress(params),
  };
}

function slugIn(params: URLSearchParams, name: string): string | null {
  const text = cleanSearch(params.get(name) ?? "").slice(0, MAX_SLUG_LENGTH);
  return text === "" ? null : text;
}

/** The dates of an address, as they were typed; null where it has neither. */
export function datesInAddress(params: URLSearchParams): TypedDates | null {
  const read = (name: string): string => cleanSearch(params.get(name) ?? "").slice(0, MAX_DATE_LENGTH);
  const dates = { from: read("from"), to: read("to") };
  return dates.from === "" && dates.to === "" ? null : dates;
}

/** The address of a list: only what differs from the whole catalogue is in it. */
export function hireListHref(query: Partial<HireListQuery>): PagePath {
  const params = new URLSearchParams();
  if (query.category) params.set("category", query.category);
  if (query.group) params.set("group", query.group);
  if (query.search) params.set("search", query.search);
  if (query.page && query.page > 1) params.set("page", String(query.page));
  return `/dry-hire/browse${queryText(params, query.dates ?? null)}`;
}

/** The address of an item's page, for dates and a quantity where there are some. */
export function hireItemHref(
  slug: string,
  chosen: {
    readonly dates?: TypedDates | null;
    readonly quantity?: number | null;
    readonly month?: string;
  } = {},
): PagePath {
  const params = new URLSearchParams();
  if (chosen.quantity) params.set("quantity", String(chosen.quantity));
  if (chosen.month) params.set("month", chosen.month);
  return `/dry-hire/item/${encodeURIComponent(slug)}${queryText(params, chosen.dates ?? null)}`;
}

/** Colons need no escape in a query, and addresses are read by people. */
function queryText(params: URLSearchParams, dates: TypedDates | null): `?${string}` | "" {
  if (dates) {
    params.set("from", dates.from);
    params.set("to", dates.to);
  }
  const text = params.toString().replaceAll("%3A", ":");
  return text === "" ? "" : `?${text}`;
}

/** An item in the catalogue. */
export interface HireCard extends HireItemFacts {
  readonly category: Named | null;
  readonly image: PictureSource | null;
}

/** A department of the shop, or a group, with how many items of the list it has. */
export interface HireFilter extends Named {
  readonly slug: string;
  readonly items: number;
}

export interface HireBrowsed {
  readonly cards: readonly HireCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Top departments that have items, by name. */
  readonly departments: readonly HireFilter[];
  /** Groups that have items in the chosen department, in the order that staff gave them. */
  readonly groups: readonly HireFilter[];
  /** The chosen department. */
  readonly department: HireFilter | null;
  /** True when the address names a department or a group that there is not. */
  readonly unknown: boolean;
  /** True when no item matched the search as typed, and these come nearest. */
  readonly closest: boolean;
}

/** The page of an item. */
export interface HireItemPage extends HireCard {
  /** Plain text; paragraphs are separated by blank lines. */
  readonly description: string;
  readonly descriptionGa: string;
  /** The categories from the department down to the item's own. */
  readonly trail: readonly (Named & { readonly slug: string })[];
  /** The shop product that is the same thing, where visitors can see it. */
  readonly product: (Named & { readonly slug: string }) | null;
  /** Visible items that do the same work, the first to be offered first. */
  readonly alternatives: readonly HireCard[];
}

/** What a search looks at of one item. */
export interface SearchedItem extends Named {
  readonly id: string;
  readonly code: string;
  readonly aliases: readonly string[];
  /** Names of its group and category, in both languages. */
  readonly groupNames: readonly string[];
}

const MIN_CODE_LENGTH = 2;

/** Ranks, best first: whole code, whole name or alias, its beginning, in it, part of a code, anywhere. */
const RANK = { code: 1, name: 2, start: 3, inName: 4, partOfCode: 5, text: 6, slip: 7 };

/**
 * Items that hold a search text, best first, then by name: all of its words as parts of name, alias, group or category
 * without regard to case and fadas, or the text as part of the code however it is punctuated. When there are none, the
 * same with small slips forgiven.
 */
export function searchHireItems<Item extends SearchedItem>(
  items: readonly Item[],
  text: string,
): { readonly items: readonly Item[]; readonly closest: boolean } {
  const words = searchWords(text);
  const exact = ranked(items, (item) => rankOf(item, fold(text), foldCode(text), words));
  if (exact.length > 0 || words.length === 0) return { items: exact, closest: false };
  return { items: ranked(items, (item) => (hasNearly(item, words) ? RANK.slip : null)), closest: true };
}

function ranked<Item extends SearchedItem>(
  items: readonly Item[],
  rank: (item: Item) => number | null,
): Item[] {
  return items
    .flatMap((item) => {
      const at = rank(item);
      return at === null ? [] : [{ item, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function namesOf({ name, nameGa, aliases }: SearchedItem): string[] {
  return [name, nameGa ?? "", ...aliases].map(fold).filter((word) => word !== "");
}

function rankOf(item: SearchedItem, whole: string, code: string, words: readonly string[]): number | null {
  const ownCode = foldCode(item.code);
  if (code !== "" && ownCode === code) return RANK.code;
  const names = namesOf(item);
  if (names.includes(whole)) return RANK.name;
  if (names.some((name) => name.startsWith(whole))) return RANK.start;
  if (names.some((name) => name.includes(whole))) return RANK.inName;
  if (code.length >= MIN_CODE_LENGTH && ownCode.includes(code)) return RANK.partOfCode;
  const searched = [...names, ...item.groupNames.map(fold), ownCode].join(" | ");
  return words.length > 0 && words.every((word) => searched.includes(word)) ? RANK.text : null;
}

function hasNearly(item: SearchedItem, words: readonly string[]): boolean {
  const itemWords = [...namesOf(item), ...item.groupNames.map(fold)].flatMap(tokensOf);
  return words.every((word) => {
    const limit = forgiven(word.length);
    return itemWords.some(
      (other) => other.includes(word) || (limit > 0 && slipsBetween(word, other, limit) <= limit),
    );
  });
}
