import { adminPath } from "#app/i18n/admin-path.ts";
import {
  columnsField,
  flag,
  listQuery,
  oneOf,
  optionalId,
  type QueryOf,
  textField,
} from "#app/lib/list-query.ts";

export const STATES = ["published", "changed", "draft", "pending", "private", "hidden"] as const;
export const STOCK_FILTERS = ["out", "low"] as const;
export const MISSING_FACTS = ["picture", "irish", "maker", "warnings"] as const;
export const PRODUCT_SORTS = ["name", "changed", "price", "dearest", "stock", "sku"] as const;
/** Columns that can be left out; the name always is. */
export const COLUMNS = ["sku", "brand", "category", "state", "price", "sale", "stock", "changed"] as const;

export type ProductState = (typeof STATES)[number];
export type StockFilter = (typeof STOCK_FILTERS)[number];
export type Missing = (typeof MISSING_FACTS)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type ProductColumn = (typeof COLUMNS)[number];

/** Columns that a list shows unless its address says otherwise. */
const USUAL: readonly ProductColumn[] = ["sku", "category", "state", "price", "sale", "stock"];

export const productsList = listQuery(adminPath("/admin/products"), {
  search: textField,
  state: oneOf(STATES),
  category: optionalId,
  brand: optionalId,
  stock: oneOf(STOCK_FILTERS),
  missing: oneOf(MISSING_FACTS),
  sample: flag(),
  sort: oneOf(PRODUCT_SORTS, "name"),
  columns: columnsField(COLUMNS, USUAL),
  /** The id of the last product already shown, or null. */
  after: optionalId,
});

/** What the address of the list asks for. */
export type ProductsQuery = QueryOf<typeof productsList>;

/** True when a filter or a search narrows the list. */
export function areProductsNarrowed(query: ProductsQuery): boolean {
  const { search, state, category, brand, stock, missing, sample } = query;
  return Boolean(search || state || category || brand || stock || missing || sample);
}
