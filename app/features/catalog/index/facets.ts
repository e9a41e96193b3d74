import { type Cents, cents } from "#app/lib/money.ts";

/** A span of prices that a list can be narrowed to. `below` null: no upper end. */
export interface PriceBand {
  readonly key: string;
  readonly from: Cents;
  readonly below: Cents | null;
}

/** Including VAT. The lower end belongs to the band, the upper one to the next. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { key: "0-50", from: cents(0), below: cents(5_000) },
  { key: "50-100", from: cents(5_000), below: cents(10_000) },
  { key: "100-250", from: cents(10_000), below: cents(25_000) },
  { key: "250-500", from: cents(25_000), below: cents(50_000) },
  { key: "500-1000", from: cents(50_000), below: cents(100_000) },
  { key: "1000-2500", from: cents(100_000), below: cents(250_000) },
  { key: "2500-", from: cents(250_000), below: null },
];

/** The band of products without a price. */
const ON_REQUEST = "request";

export const PRICE_KEYS: readonly string[] = [...PRICE_BANDS.map(({ key }) => key), ON_REQUEST];

/** The key of the band a price lies in; null is "price on request". */
export function bandOf(price: number | null): string {
  if (price === null) return ON_REQUEST;
  const band = PRICE_BANDS.find(({ below }) => below === null || price < below);
  return band?.key ?? ON_REQUEST;
}

/** The orders of a list, as they are offered. "best" only makes sense beside a search text, "featured" without one. */
export const SORTS = ["featured", "best", "name", "price", "price-desc", "new"] as const;

export type Sort = (typeof SORTS)[number];

/** What a list is narrowed to: one of the chosen values of every kind that has any. */
export interface Filters {
  /** Slugs of brands. */
  readonly brands: readonly string[];
  /** Keys of PRICE_BANDS, or ON_REQUEST. */
  readonly prices: readonly string[];
  /** Attribute and value as slugs: "length.10-m". Values of one attribute widen, attributes narrow. */
  readonly specs: readonly string[];
}

export const NO_FILTERS: Filters = { brands: [], prices: [], specs: [] };

export type FilterName = keyof Filters;

export function countFilters(filters: Filters): number {
  return filters.brands.length + filters.prices.length + filters.specs.length;
}

/** The filters with one value added, or taken out when it was set. */
export function toggleFilter(filters: Filters, name: FilterName, key: string): Filters {
  const before = filters[name];
  const after = before.includes(key) ? before.filter((chosen) => chosen !== key) : [...before, key].sort();
  return { brands: filters.brands, prices: filters.prices, specs: filters.specs, [name]: after };
}

export interface FacetValue {
  readonly key: string;
  readonly label: string;
  /** The Irish label; null where there is none. */
  readonly labelGa: string | null;
  /** Products the list would have of this value, with the other filters as they are. */
  readonly count: number;
  readonly chosen: boolean;
}

/** One kind of filter with its values. */
export interface Facet {
  readonly name: FilterName;
  /** Unique among the facets of a list. */
  readonly key: string;
  /** The attribute's name; null for brand and price, which have words of their own. */
  readonly label: string | null;
  readonly labelGa: string | null;
  readonly values: readonly FacetValue[];
}
