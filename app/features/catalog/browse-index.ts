import type { CatalogIndex, ValueColumn } from "./catalog-index.ts";
import type { Filters, Sort } from "./facets.ts";
import type { Matches } from "./search-index.ts";

/** What is looked for. */
export interface IndexRequest {
  /** Null: no search text. */
  readonly matches: Matches | null;
  /** Null: all. */
  readonly categoryId: string | null;
  readonly filters: Filters;
  readonly sort: Sort;
}

/** Products found, and how many there would be with each value of each kind of filter. */
export interface IndexAnswer {
  /** Places of the products, sorted. */
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
  readonly chosen: Uint8Array;
}

const SEARCHES = 2;
const LISTS = 1;

/** A product that fails only one kind of filter counts for the values of that kind; one that fails none for all. */
export function browseIndex(index: CatalogIndex, request: IndexRequest): IndexAnswer {
  const { brands, prices, specs, categories } = index;
  const specGroups = groupSpecs(index, request.filters.specs);
  const choices = [
    choose(categories, request.categoryId === null ? [] : [request.categoryId], CATEGORY),
    choose(brands, request.filters.brands, BRAND),
    choose(prices, request.filters.prices, PRICE),
    ...specGroups.map(({ choice }) => choice),
  ].filter((choice) => choice !== null);
  const ofCategories = new Int32Array(categories.keys.length);
  const ofBrands = new Int32Array(brands.keys.length);
  const ofPrices = new Int32Array(prices.keys.length);
  const ofSpecs = new Int32Array(specs.keys.length);
  const passed = new Uint8Array(index.size);
  const rank = request.matches?.rank;
  const wanted = rank ? SEARCHES : LISTS;
  for (let product = 0; product < index.size; product += 1) {
    if (((index.shownIn[product] ?? 0) & wanted) === 0 || rank?.[product] === 0) continue;
    const failed = choices.length === 0 ? NONE : failedKind(choices, product);
    if (failed === MANY) continue;
    if (failed === NONE) passed[product] = 1;
    if (failed === NONE || failed === CATEGORY) addCounts(categories, product, ofCategories);
    if (failed === NONE || failed === BRAND) addCounts(brands, product, ofBrands);
    if (failed === NONE || failed === PRICE) addCounts(prices, product, ofPrices);
    if (failed === NONE) addCounts(specs, product, ofSpecs);
    else if (failed >= SPECS) addGroupCounts(specs, product, specGroups[failed - SPECS], ofSpecs);
  }
  const found = sortFound(index, passed, request);
  return { found, categories: ofCategories, brands: ofBrands, prices: ofPrices, specs: ofSpecs };
}

/** Numbers of the kinds of filters; attributes are numbered from SPECS on. */
const CATEGORY = 0;
const BRAND = 1;
const PRICE = 2;
const SPECS = 3;

const NONE = -1;
const MANY = -2;

function choose(column: ValueColumn, keys: readonly string[], kind: number): Choice | null {
  if (keys.length === 0) return null;
  const chosen = new Uint8Array(column.keys.length);
  for (const [ordinal, key] of column.keys.entries()) if (keys.includes(key)) chosen[ordinal] = 1;
  return { kind, column, chosen };
}

/** The one kind of filter a product does not fit; NONE when it fits all, MANY when it fails several. */
function failedKind(choices: readonly Choice[], product: number): number {
  let failed = NONE;
  for (const choice of choices) {
    if (fits(choice, product)) continue;
    if (failed !== NONE) return MANY;
    failed = choice.kind;
  }
  return failed;
}

function fits({ column, chosen }: Choice, product: number): boolean {
  const end = column.start[product + 1] ?? 0;
  for (let place = column.start[product] ?? 0; place < end; place += 1) {
    if (chosen[column.values[place] ?? 0]) return true;
  }
  return false;
}

function addCounts(column: ValueColumn, product: number, counts: Int32Array): void {
  const end = column.start[product + 1] ?? 0;
  for (let place = column.start[product] ?? 0; place < end; place += 1) {
    const value = column.values[place] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

interface SpecGroup {
  /** The attribute's slug. */
  readonly name: string;
  readonly choice: Choice | null;
  /** Marks the values of the attribute. */
  readonly members: Uint8Array;
}

function groupSpecs({ specs, specNames }: CatalogIndex, chosen: readonly string[]): readonly SpecGroup[] {
  const names = [...new Set(chosen.map((key) => key.slice(0, key.indexOf("."))))];
  return names.map((name, number) => ({
    name,
    choice: choose(
      specs,
      chosen.filter((key) => key.startsWith(`${name}.`)),
      SPECS + number,
    ),
    members: Uint8Array.from(specNames, ({ key }) => (key === name ? 1 : 0)),
  }));
}

function addGroupCounts(
  column: ValueColumn,
  product: number,
  group: SpecGroup | undefined,
  counts: Int32Array,
): void {
  if (!group) return;
  const end = column.start[product + 1] ?? 0;
  for (let place = column.start[product] ?? 0; place < end; place += 1) {
    const value = column.values[place] ?? 0;
    if (group.members[value]) counts[value] = (counts[value] ?? 0) + 1;
  }
}

const RANKS = 256;

/** Places are in the order of names, so that a pass in their order keeps names sorted within a rank. */
function sortFound(index: CatalogIndex, passed: Uint8Array, { sort, matches }: IndexRequest): number[] {
  const found: number[] = [];
  if (sort === "best" && matches) {
    const byRank: number[][] = Array.from({ length: RANKS }, () => []);
    for (let product = 0; product < index.size; product += 1) {
      if (passed[product]) byRank[matches.rank[product] ?? 0]?.push(product);
    }
    return byRank.flat();
  }
  const order = sort === "best" || sort === "name" ? null : index.orders[sort];
  for (let place = 0; place < index.size; place += 1) {
    const product = order ? (order[place] ?? 0) : place;
    if (passed[product]) found.push(product);
  }
  return found;
}
