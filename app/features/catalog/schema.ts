import { z } from "zod";
import { LOCALES } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { PICTURE_FORMATS } from "#app/ui/picture-source.ts";
import { STOCK_LABELS, STOCK_STATUSES, WITHDRAWAL_EXCEPTIONS } from "./enums.ts";
import { type Filters, PRICE_KEYS, SORTS, type Sort } from "./index/facets.ts";

/** Products on one page of a list. */
export const PAGE_SIZE = 24;

/** Longer search texts are cut here. */
export const SEARCH_LIMIT = 100;

/** The most ids one request may ask for. */
const IDS_LIMIT = 100;

/** What the address of a product list asks for. Every address means something; nothing is an error. */
export interface ListQuery extends Filters {
  /** A category's slug; null: all. */
  readonly category: string | null;
  readonly search: string;
  /** True when the search text was longer than SEARCH_LIMIT. */
  readonly cut: boolean;
  /** The number of the page, from 1. */
  readonly page: number;
  /** The order of the products; null: the usual one, which is best match with a search text and featured without. */
  readonly sort: Sort | null;
}

/** An address can choose this many values of one kind of filter; further ones are left out. */
export const CHOICES_LIMIT = 12;

const BRAND = /^[a-z0-9-]{1,80}$/;
const SPEC = /^[a-z0-9-]{1,60}\.[a-z0-9-]{1,60}$/;

const MAX_PAGE = 1_000_000;

/**
 * Reads `?category=&search=&page=&brand=&price=&spec=&sort=`. Control characters become spaces, a page that is no
 * number is the first, values of filters are in one parameter separated by commas or in several of its name;
 * what is no value is left out.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const search = cleanSearch(params.get("search") ?? "");
  const category = params.get("category") ?? "";
  return {
    category: category === "" ? null : category.slice(0, SEARCH_LIMIT).replace(CONTROL, ""),
    search: search.slice(0, SEARCH_LIMIT).trim().toWellFormed(),
    cut: search.length > SEARCH_LIMIT,
    page: Math.min(parseWhole(params.get("page")) || 1, MAX_PAGE),
    brands: readChoices(params, "brand", (value) => BRAND.test(value)),
    prices: readChoices(params, "price", (value) => PRICE_KEYS.includes(value)),
    specs: readChoices(params, "spec", (value) => SPEC.test(value)),
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? null,
  };
}

/** Longer parameters are cut here before they are read. */
const PARAMETER_LIMIT = 2_000;

function readChoices(params: URLSearchParams, name: string, isValue: (value: string) => boolean): string[] {
  const text = params.getAll(name).join(",").slice(0, PARAMETER_LIMIT).toLowerCase();
  return [...new Set(text.split(",").filter(isValue))].sort().slice(0, CHOICES_LIMIT);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/g;

/** A search text in one line without control characters, at most 20,000 characters of what came. */
export function cleanSearch(text: string): string {
  return collapseSpaces(text.slice(0, 20_000).replace(CONTROL, " ")).toWellFormed();
}

/** The address of a list: only what differs from the plain list is in it. */
export function listHref(query: Partial<ListQuery>): PagePath {
  const params = new URLSearchParams();
  if (query.category) params.set("category", query.category);
  if (query.search) params.set("search", query.search);
  if (query.brands?.length) params.set("brand", query.brands.join(","));
  if (query.prices?.length) params.set("price", query.prices.join(","));
  if (query.specs?.length) params.set("spec", query.specs.join(","));
  if (query.sort && query.sort !== usualSort(query.search ?? "")) params.set("sort", query.sort);
  if (query.page && query.page > 1) params.set("page", String(query.page));
  // A comma needs no escape in a query, and addresses are read by people.
  const text = params.toString().replaceAll("%2C", ",");
  return text === "" ? "/shop/browse" : `/shop/browse?${text}`;
}

/** The order that a list has: the one asked for where it is offered, else the usual one. */
export function sortOf(search: string, requested: Sort | null | undefined): Sort {
  const isOffered = requested !== (search === "" ? "best" : "featured");
  return (isOffered && requested) || usualSort(search);
}

/** The order of a list that no one chose one for. */
function usualSort(search: string): Sort {
  return search === "" ? "featured" : "best";
}

const id = z.string().refine(isId, "Not an id");

/** `GET /api/products`: a page of the list, or the products of a list of ids. */
export const productsQuerySchema = z.object({
  category_id: id.optional().describe("Only products of this category and those below it."),
  search: z
    .string()
    .max(10_000)
    .optional()
    .describe("Name, part number or brand; forgives fadas and small typos."),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1).describe("24 products a page."),
  ids: z
    .string()
    .transform((text) =>
      [...new Set(text.split(",").map((part) => part.trim()))].filter((part) => part !== ""),
    )
    .refine((ids) => ids.length <= IDS_LIMIT, `At most ${IDS_LIMIT} ids`)
    .transform((ids) => ids.filter(isId))
    .optional()
    .describe("Up to 100 ids, separated by commas; unknown ones are left out of the answer."),
});

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  name_ga: z.string().nullable(),
  slug: z.string(),
  parent_id: z.string().nullable(),
});

const pictureSchema = z.object({
  width: z.number().describe("Of the whole picture, in pixels."),
  height: z.number(),
  variants: z.array(z.object({ format: z.enum(PICTURE_FORMATS), width: z.number(), src: z.string() })),
  focal: z
    .object({ x: z.number(), y: z.number() })
    .optional()
    .describe("What stays in view when it is cropped, in percent; left out: the middle."),
});

const named = { name: z.string(), name_ga: z.string().nullable() };

const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  name_ga: z.string().nullable(),
  price: z.number().nullable().describe("Euro including VAT; null: on request."),
  image_url: z.string().nullable(),
  picture: pictureSchema.nullable().describe("The same picture in the widths a small tile may ask for."),
  category_id: z.string().nullable(),
  stock_status: z.enum(STOCK_STATUSES),
  sku: z.string().nullable(),
  options: z.string().describe("A variation's values, such as “10 m, black”."),
  options_ga: z.string().nullable().describe("The same in Irish, as far as its words are known."),
  choices: z
    .array(z.object({ ...named, values: z.array(z.object(named)) }))
    .describe("What a buyer of this variation still has to choose: `options` of a cart entry."),
  url: z.string().describe("Path of the product's page."),
  stock: z.object({ word: z.enum(STOCK_LABELS), left: z.number().nullable() }),
  available: z.number().nullable().describe("The most that can be ordered now; null: no limit."),
  environmental_cost: z.number().nullable().describe("Euro within the price, for recycling; null: none."),
  withdrawal_exception: z
    .enum(WITHDRAWAL_EXCEPTIONS)
    .nullable()
    .describe("Why a consumer cannot send it back; null: the 14 days hold."),
  take_back: z.boolean().describe("Old equipment or batteries are taken back free of charge."),
});

export const productListSchema = z.object({
  products: z.array(productSchema),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
});

export type ProductListAnswer = z.infer<typeof productListSchema>;

export type ApiProduct = z.infer<typeof productSchema>;

/** What somebody has typed so far, and the language to answer in. */
export const suggestQuerySchema = z.object({
  q: z.string().default("").describe("At least two letters; further than 100 are left out."),
  lang: z.enum(LOCALES).default("en"),
});

const suggestionSchema = z.object({
  name: z.string(),
  lang: z.string().nullable().describe("What the name is in where that is not the language asked for."),
  href: z.string(),
  note: z.string().nullable().describe("A product's category or brand."),
  note_lang: z.string().nullable(),
  price: z.string().nullable().describe("As text, including VAT."),
  image: z.string().nullable(),
});

export const suggestionListSchema = z.object({
  status: z.string().describe("How many suggestions there are, in words."),
  all: z.object({ name: z.string(), href: z.string() }).nullable(),
  groups: z.array(z.object({ label: z.string(), items: z.array(suggestionSchema) })),
});

export type SuggestionList = z.infer<typeof suggestionListSchema>;

/** The most characters on one side of a synonym. */
export const SYNONYM_LIMIT = 300;

const synonymSide = z.string().max(SYNONYM_LIMIT).transform(cleanSearch);

/** A synonym as the back office sends it; without an id for a new one. */
export const synonymSchema = z.object({ id: id.optional(), terms: synonymSide, meanings: synonymSide });
