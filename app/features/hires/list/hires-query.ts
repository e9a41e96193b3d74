import { HIRE_TRANSPORTS } from "#app/features/quotes/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";

export const HIRES_PAGE = 50;

/**
 * What a list is narrowed to. `upcoming`: not collected yet, or only in part, by collection; `returned`: back, and not
 * closed yet; `unpaid`: something of it is to be paid; `attention`: staff must look at it.
 */
export const HIRE_VIEWS = [
  "upcoming",
  "awaiting-deposit",
  "out",
  "returned",
  "unpaid",
  "attention",
  "lapsed",
  "cancelled",
  "all",
] as const;
/** Columns that can be left out; the number always is. */
export const HIRE_COLUMNS = ["state", "customer", "collection", "return", "total", "toPay"] as const;

/** Orders of the list. */
export const HIRE_SORTS = [
  "collection",
  "collection-latest",
  "return",
  "return-latest",
  "newest",
  "oldest",
] as const;

export type HireListView = (typeof HIRE_VIEWS)[number];
export type HireSort = (typeof HIRE_SORTS)[number];
export type HireColumn = (typeof HIRE_COLUMNS)[number];

export const hiresList = listQuery(adminPath("/admin/hire/hires"), {
  view: oneOf(HIRE_VIEWS, "upcoming"),
  /** Part of a number, name, company or address. */
  search: textField,
  transport: oneOf(HIRE_TRANSPORTS),
  sort: oneOf(HIRE_SORTS),
  columns: columnsField(HIRE_COLUMNS),
  page: pageField,
});

const BY_COLLECTION: readonly HireListView[] = ["upcoming", "out", "returned", "unpaid"];

/** The order of a view where the address names none: what is at work by collection, everything else newest first. */
export function usualSort(view: HireListView): HireSort {
  return BY_COLLECTION.includes(view) ? "collection" : "newest";
}

/** What the address of the list asks for. */
export type HiresQuery = QueryOf<typeof hiresList>;
