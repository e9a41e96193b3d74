import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { queryText } from "#app/lib/text/query-text.ts";

export const PRICE_LIST_STATES = ["active", "paused"] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

export const PRICE_LIST_SORTS = ["name", "customers", "newest"] as const;
export type PriceListSort = (typeof PRICE_LIST_SORTS)[number];

/** Columns that can be left out; the name always is. */
export const PRICE_LIST_COLUMNS = ["state", "percent", "prices", "customers"] as const;
export type PriceListColumn = (typeof PRICE_LIST_COLUMNS)[number];

/** What the address of the list asks for. */
export interface PriceListsQuery {
  readonly state: PriceListState | null;
  /** Part of a name. */
  readonly search: string;
  readonly sort: PriceListSort;
  readonly columns: readonly PriceListColumn[];
}

/** A price list as the list shows it. */
export interface PriceListRow {
  readonly id: string;
  readonly name: string;
  readonly state: PriceListState;
  /** In basis points, off what nothing else of the list prices. */
  readonly percent: number | null;
  /** Categories with a percentage of their own. */
  readonly categories: number;
  /** Own prices. */
  readonly prices: number;
  readonly customers: number;
}

/** Reads `?state=&search=&sort=&col=`. Nonsense means "all", "by name". */
export function parsePriceListsQuery(params: URLSearchParams): PriceListsQuery {
  return {
    state: PRICE_LIST_STATES.find((one) => one === params.get("state")) ?? null,
    search: queryText(params),
    sort: PRICE_LIST_SORTS.find((one) => one === params.get("sort")) ?? "name",
    columns: readColumns(params, PRICE_LIST_COLUMNS),
  };
}

/** The address of the list, or of its export. */
export function priceListsHref(
  query: PriceListsQuery,
  page: string = adminPath("/admin/price-lists"),
): string {
  const params = new URLSearchParams({
    ...(query.state && { state: query.state }),
    ...(query.search && { search: query.search }),
    ...(query.sort !== "name" && { sort: query.sort }),
    ...columnParams(query.columns, PRICE_LIST_COLUMNS),
  });
  return params.size > 0 ? `${page}?${params}` : page;
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
