import { ASSET_STATES } from "#app/features/assets/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import {
  columnsField,
  idField,
  listQuery,
  oneOf,
  pageField,
  type QueryOf,
  textField,
} from "#app/lib/list-query.ts";
import { HIRE_ITEM_KINDS } from "./enums.ts";

/** Rows of one page of a list. */
export const ITEMS_PAGE = 50;

export const ITEM_SORTS = ["code", "name", "owned", "rate"] as const;
export const ITEM_MARKS = ["hidden", "sample", "unlinked", "short"] as const;
/** Columns that can be left out; the name always is. */
export const ITEM_COLUMNS = ["code", "group", "kind", "owned", "rate", "marks"] as const;

export type ItemSort = (typeof ITEM_SORTS)[number];
export type ItemMark = (typeof ITEM_MARKS)[number];
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

export const itemsList = listQuery(adminPath("/admin/hire/items"), {
  search: textField,
  /** A group's id. */
  group: idField,
  kind: oneOf(HIRE_ITEM_KINDS),
  mark: oneOf(ITEM_MARKS),
  sort: oneOf(ITEM_SORTS, "code"),
  columns: columnsField(ITEM_COLUMNS),
  page: pageField,
});

/** What the address of the list of items asks for. */
export type ItemsQuery = QueryOf<typeof itemsList>;

export const UNIT_SORTS = ["number", "item", "place"] as const;
export const UNIT_COLUMNS = ["item", "serial", "barcode", "place", "state"] as const;

export type UnitSort = (typeof UNIT_SORTS)[number];
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

export const unitsList = listQuery(adminPath("/admin/hire/units"), {
  /** A number, or part of a serial, barcode, place, tag or item. */
  search: textField,
  /** An item's id. */
  item: idField,
  state: oneOf(ASSET_STATES),
  sort: oneOf(UNIT_SORTS, "number"),
  columns: columnsField(UNIT_COLUMNS),
  page: pageField,
});

/** What the address of the list of units asks for. */
export type UnitsQuery = QueryOf<typeof unitsList>;
