import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";

export const STATES = ["published", "changed", "draft", "pending", "private", "hidden"] as const;
export const STOCK_FILTERS = ["out", "low"] as const;
export const MISSING = ["picture", "irish", "maker", "warnings"] as const;
export const PRODUCT_SORTS = ["name", "changed", "price", "dearest", "stock", "sku"] as const;
/** Columns that can be left out; the name always is. */
export const COLUMNS = ["sku", "brand", "category", "state", "price", "sale", "stock", "changed"] as const;

export type ProductState = (typeof STATES)[number];
export type StockFilter = (typeof STOCK_FILTERS)[number];
export type Missing = (typeof MISSING)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type ProductColumn = (typeof COLUMNS)[number];

/** Columns that a list shows unless its address says otherwise. */
const USUAL: readonly ProductColumn[] = ["sku", "category", "state", "price", "sale", "stock"];

/** What the address of the list asks for. What it asks wrongly counts as not asked. */
export interface ProductsQuery {
  readonly search: string;
  readonly state: ProductState | null;
  /** Ids. */
  readonly category: string | null;
  readonly brand: string | null;
  readonly stock: StockFilter | null;
  readonly missing: Missing | null;
  readonly sample: boolean;
  readonly sort: ProductSort;
  readonly columns: readonly ProductColumn[];
  /** The id of the last product already shown, or null. */
  readonly after: string | null;
}

function oneOf<T extends string>(all: readonly T[], value: string | null): T | null {
  return all.find((one) => one === value) ?? null;
}

export function parseProductsQuery(params: URLSearchParams): ProductsQuery {
  const id = (name: string) => {
    const value = params.get(name);
    return isId(value) ? value : null;
  };
  return {
    search: queryText(params),
    state: oneOf(STATES, params.get("state")),
    category: id("category"),
    brand: id("brand"),
    stock: oneOf(STOCK_FILTERS, params.get("stock")),
    missing: oneOf(MISSING, params.get("missing")),
    sample: params.get("sample") === "1",
    sort: oneOf(PRODUCT_SORTS, params.get("sort")) ?? "name",
    columns: readColumns(params, COLUMNS, USUAL),
    after: id("after"),
  };
}

/** The address of a list. */
export function productsHref(query: ProductsQuery, path: string = adminPath("/admin/products")): string {
  const params = new URLSearchParams({
    ...(query.search && { search: query.search }),
    ...(query.state && { state: query.state }),
    ...(query.category && { category: query.category }),
    ...(query.brand && { brand: query.brand }),
    ...(query.stock && { stock: query.stock }),
    ...(query.missing && { missing: query.missing }),
    ...(query.sample && { sample: "1" }),
    ...(query.sort !== "name" && { sort: query.sort }),
    ...columnParams(query.columns, USUAL),
    ...(query.after && { after: query.after }),
  }).toString();
  return params ? `${path}?${params}` : path;
}

/** True when something narrows the list. */
export function isNarrowed(query: ProductsQuery): boolean {
  const { search, state, category, brand, stock, missing, sample } = query;
  return Boolean(search || state || category || brand || stock || missing || sample);
}
