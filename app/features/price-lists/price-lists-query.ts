import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, type QueryOf, textField } from "#app/lib/list-query.ts";

export const PRICE_LIST_STATES = ["active", "paused"] as const;
type PriceListState = (typeof PRICE_LIST_STATES)[number];

export const PRICE_LIST_SORTS = ["name", "customers", "newest"] as const;
export type PriceListSort = (typeof PRICE_LIST_SORTS)[number];

/** Columns that can be left out; the name always is. */
export const PRICE_LIST_COLUMNS = ["state", "percent", "prices", "customers"] as const;
export type PriceListColumn = (typeof PRICE_LIST_COLUMNS)[number];

export const priceListsList = listQuery(adminPath("/admin/price-lists"), {
  state: oneOf(PRICE_LIST_STATES),
  /** Part of a name. */
  search: textField,
  sort: oneOf(PRICE_LIST_SORTS, "name"),
  columns: columnsField(PRICE_LIST_COLUMNS),
});

/** What the address of the list asks for. */
export type PriceListsQuery = QueryOf<typeof priceListsList>;

/** A price list as the list shows it. */
export interface PriceListRow {
  readonly id: string;
  readonly name: string;
  readonly state: PriceListState;
  /** The percentage off what nothing else of the list prices, in basis points. */
  readonly percent: number | null;
  /** Categories with a percentage of their own. */
  readonly categories: number;
  /** Own prices. */
  readonly prices: number;
  readonly customers: number;
}

/** The rows that a query asks for, of rows that are newest first. */
export function shownPriceLists(
  rows: readonly PriceListRow[],
  { state, search, sort }: PriceListsQuery,
): readonly PriceListRow[] {
  const part = search.toLowerCase();
  const shown = rows.filter(
    (row) => (state === null || row.state === state) && row.name.toLowerCase().includes(part),
  );
  if (sort === "newest") return shown;
  if (sort === "name") return shown.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return shown.toSorted((one, other) => other.customers - one.customers);
}
