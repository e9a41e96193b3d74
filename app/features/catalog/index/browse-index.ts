import { type CatalogIndex, LISTS, SEARCHES } from "./catalog-index.ts";
import type { Filters, Sort } from "./facets.ts";
import type { ValueColumn } from "./index-parts.ts";
import type { PricedIndex } from "./priced-index.ts";
import type { Matches } from "./search-index.ts";

/** What is looked for. */
export interface IndexRequest {
  /** The matches; null: no search text. */
  readonly matches: Matches | null;
  /** The category; null: all. */
  readonly categoryId: string | null;
  readonly filters: Filters;
  readonly sort: Sort;
  /** Other prices than the catalogue's, for an account with a price list. */
  readonly priced?: PricedIndex | null;
}

/** Products found, and how many there would be with each value of each kind of filter. */
export interface IndexAnswer {
  /** Numbers of the products in the index, sorted. */
  readonly found: readonly number[];
  readonly categories: Int32Array;
  readonly brands: Int32Array;
  readonly prices: Int32Array;
  readonly specs: Int32Array;
}

/** A kind of filter: the values that are chosen of it. Attributes are one kind each. */
interface Choice {
  /** CATEGORY, BRAND, PRICE, or SPECS and more. */
  readonly kind: number;
  readonly column: ValueColumn;
  /** 1 for each set of the column in which one of the chosen values is. */
  readonly fits: Uint8Array;
}

/** Numbers of the kinds of filters; attributes are numbered from SPECS on. */
const CATEGORY = 0;
const BRAND = 1;
const PRICE = 2;
const SPECS = 3;

const NONE = -1;
const MANY = -2;

/** A product that fails only one kind of filter counts for the values of that kind; one that fails none for all. */
export function browseIndex(index: CatalogIndex, request: IndexRequest): IndexAnswer {
  const { brands, specs, categories } = index;
  const { prices } = request.priced ?? index;
  const groups = groupSpecs(index, request.filters.specs);
  const choices = [
    choose(categories, request.categoryId === null ? [] : [request.categoryId], CATEGORY),
    choose(brands, request.filters.brands, BRAND),
    choose(prices, request.filters.prices, PRICE),
    ...groups.map(({ choice }) => choice),
  ].filter((choice) => choice !== null);
  const ofCategories = new SetCounts(categories);
  const ofBrands = new SetCounts(brands);
  const ofPrices = new SetCounts(prices);
  const ofSpecs = new SetCounts(specs);
  const passed = new Uint8Array(index.size);
  const among = request.matches?.products;
  const wanted = among ? SEARCHES : LISTS;
  const count = among ? among.length : index.size;
  let found = 0;
  for (let number = 0; number < count; number += 1) {
    const product = among ? (among[number] ?? 0) : number;
    if (((index.shownIn[product] ?? 0) & wanted) === 0) continue;
    const failed = choices.length === 0 ? NONE : failedKind(choices, product);
    if (failed === MANY) continue;
    if (failed === NONE) {
      passed[product] = 1;
      found += 1;
    }
    if (failed === NONE || failed === CATEGORY) ofCategories.add(product);
    if (failed === NONE || failed === BRAND) ofBrands.add(product);
    if (failed === NONE || failed === PRICE) ofPrices.add(product);
    if (failed === NONE) ofSpecs.add(product);
    else if (failed >= SPECS) groups[failed - SPECS]?.counts.add(product);
  }
  const specCounts = ofSpecs.byValue();
  for (const { counts, members } of groups) counts.byValue(specCounts, members);
  return {
    found: sortFound(index, { passed, count: found }, request),
    categories: ofCategories.byValue(),
    brands: ofBrands.byValue(),
    prices: ofPrices.byValue(),
    specs: specCounts,
  };
}

/** Counts products by the set of their values, which is one step for each. */
class SetCounts {
  readonly #column: ValueColumn;
  readonly #counts: Int32Array;

  constructor(column: ValueColumn) {
    this.#column = column;
    this.#counts = new Int32Array(column.sets.length);
  }

  add(product: number): void {
    const set = this.#column.of[product] ?? 0;
    this.#counts[set] = (this.#counts[set] ?? 0) + 1;
  }

  /** Adds up how many products have each value, or each of the marked ones. */
  byValue(sums: Int32Array = new Int32Array(this.#column.keys.length), marked?: Uint8Array): Int32Array {
    for (const [set, values] of this.#column.sets.entries()) {
      const count = this.#counts[set] ?? 0;
      if (count === 0) continue;
      for (const value of values) if (!marked || marked[value]) sums[value] = (sums[value] ?? 0) + count;
    }
    return sums;
  }
}

function choose(column: ValueColumn, keys: readonly string[], kind: number): Choice | null {
  if (keys.length === 0) return null;
  const wanted = new Set(keys);
  const chosen = column.keys.map((key) => wanted.has(key));
  const fits = Uint8Array.from(column.sets, (values) => (values.some((value) => chosen[value]) ? 1 : 0));
  return { kind, column, fits };
}

/** The one kind of filter a product does not fit; NONE when it fits all, MANY when it fails several. */
function failedKind(choices: readonly Choice[], product: number): number {
  let failed = NONE;
  for (const { kind, column, fits } of choices) {
    if (fits[column.of[product] ?? 0]) continue;
    if (failed !== NONE) return MANY;
    failed = kind;
  }
  return failed;
}

interface SpecGroup {
  readonly choice: Choice | null;
  /** Marks the values of the attribute. */
  readonly members: Uint8Array;
  /** Products that fit everything but this attribute. */
  readonly counts: SetCounts;
}

function groupSpecs({ specs, specNames }: CatalogIndex, chosen: readonly string[]): readonly SpecGroup[] {
  const names = [...new Set(chosen.map((key) => key.slice(0, key.indexOf("."))))];
  return names.map((name, number) => ({
    choice: choose(
      specs,
      chosen.filter((key) => key.startsWith(`${name}.`)),
      SPECS + number,
    ),
    members: Uint8Array.from(specNames, ({ key }) => (key === name ? 1 : 0)),
    counts: new SetCounts(specs),
  }));
}

const RANKS = 256;

/** The share of the products, one in so many, below which sorting them is less work than a pass over all. */
const FEW = 8;

interface Passed {
  /** 1 for each product that fits, by its number. */
  readonly passed: Uint8Array;
  readonly count: number;
}

/** A pass in the order of names keeps names sorted within a rank. */
function sortFound(
  index: CatalogIndex,
  { passed, count }: Passed,
  { sort, matches, priced }: IndexRequest,
): number[] {
  const found: number[] = [];
  const order = priced?.orderOf(sort) ?? index.orderOf(sort);
  if (sort === "best" && matches) {
    if (count * FEW < index.size) return sortFew(index, passed, matches);
    const byRank: number[][] = Array.from({ length: RANKS }, () => []);
    for (let position = 0; position < order.length; position += 1) {
      const product = order[position] ?? 0;
      if (passed[product]) byRank[matches.rank[product] ?? 0]?.push(product);
    }
    return byRank.flat();
  }
  for (let position = 0; position < order.length; position += 1) {
    const product = order[position] ?? 0;
    if (passed[product]) found.push(product);
  }
  return found;
}

/** Rank and position in the order of names make one number, which sorts without comparing anything else. */
function sortFew(index: CatalogIndex, passed: Uint8Array, { products, rank }: Matches): number[] {
  const order = index.orderOf("name");
  const keys = Float64Array.from(
    products.filter((product) => passed[product]),
    (product) => (rank[product] ?? 0) * order.length + index.nameRank(product),
  ).sort();
  return Array.from(keys, (key) => order[key % order.length] ?? 0);
}
