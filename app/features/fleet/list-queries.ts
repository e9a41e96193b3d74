import type { AssetState } from "#app/features/assets/assets.ts";
import { ASSET_STATES } from "#app/features/assets/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { HIRE_ITEM_KINDS } from "./enums.ts";
import type { HireItemKind } from "./fleet.ts";

/** Rows of one page of a list. */
export const ITEMS_PAGE = 50;

/** How many pages there are of a list, and the page that is shown: the last one where the address asks for a later one. */
export function pagesOf(
  matches: number,
  wanted: number,
  limit = ITEMS_PAGE,
): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(matches / limit));
  return { page: Math.min(wanted, pages), pages };
}

export const ITEM_SORTS = ["code", "name", "owned", "rate"] as const;
export const ITEM_MARKS = ["hidden", "sample", "unlinked", "short"] as const;
/** Columns that can be left out; the name always is. */
export const ITEM_COLUMNS = ["code", "group", "kind", "owned", "rate", "marks"] as const;

export type ItemSort = (typeof ITEM_SORTS)[number];
export type ItemMark = (typeof ITEM_MARKS)[number];
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

/** What the address of the list of items asks for. */
export interface ItemsQuery {
  readonly search: string;
  /** A group's id. */
  readonly group: string;
  readonly kind: HireItemKind | null;
  readonly mark: ItemMark | null;
  readonly sort: ItemSort;
  readonly columns: readonly ItemColumn[];
  readonly page: number;
}

/** Reads `?search=&group=&kind=&mark=&sort=&col=&page=`. Nonsense means "all", "from the start". */
export function parseItemsQuery(params: URLSearchParams): ItemsQuery {
  const group = params.get("group") ?? "";
  return {
    search: queryText(params),
    group: isId(group) ? group : "",
    kind: HIRE_ITEM_KINDS.find((one) => one === params.get("kind")) ?? null,
    mark: ITEM_MARKS.find((one) => one === params.get("mark")) ?? null,
    sort: ITEM_SORTS.find((one) => one === params.get("sort")) ?? "code",
    columns: readColumns(params, ITEM_COLUMNS),
    page: readPage(params),
  };
}

function readPage(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  return /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The address of the list. */
export function itemsHref(query: ItemsQuery, page: string = adminPath("/admin/hire/items")): string {
  const params = new URLSearchParams({
    ...(query.search && { search: query.search }),
    ...(query.group && { group: query.group }),
    ...(query.kind && { kind: query.kind }),
    ...(query.mark && { mark: query.mark }),
    ...(query.sort !== "code" && { sort: query.sort }),
    ...columnParams(query.columns, ITEM_COLUMNS),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

export const UNIT_SORTS = ["number", "item", "place"] as const;
export const UNIT_COLUMNS = ["item", "serial", "barcode", "place", "state"] as const;

export type UnitSort = (typeof UNIT_SORTS)[number];
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

/** What the address of the list of units asks for. */
export interface UnitsQuery {
  /** A number, or part of a serial, barcode, place, tag or item. */
  readonly search: string;
  /** An item's id. */
  readonly item: string;
  readonly state: AssetState | null;
  readonly sort: UnitSort;
  readonly columns: readonly UnitColumn[];
  readonly page: number;
}

/** Reads `?search=&item=&state=&sort=&col=&page=`. */
export function parseUnitsQuery(params: URLSearchParams): UnitsQuery {
  const item = params.get("item") ?? "";
  return {
    search: queryText(params),
    item: isId(item) ? item : "",
    state: ASSET_STATES.find((one) => one === params.get("state")) ?? null,
    sort: UNIT_SORTS.find((one) => one === params.get("sort")) ?? "number",
    columns: readColumns(params, UNIT_COLUMNS),
    page: readPage(params),
  };
}

/** The address of the list of units, of its export or of its labels. */
export function unitsHref(query: UnitsQuery, page: string = adminPath("/admin/hire/units")): string {
  const params = new URLSearchParams({
    ...(query.search && { search: query.search }),
    ...(query.item && { item: query.item }),
    ...(query.state && { state: query.state }),
    ...(query.sort !== "number" && { sort: query.sort }),
    ...columnParams(query.columns, UNIT_COLUMNS),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}
