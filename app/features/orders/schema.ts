import { adminPath } from "#app/i18n/admin-path.ts";
import {
  columnsField,
  listQuery,
  numberField,
  oneOf,
  type QueryField,
  type QueryOf,
  textField,
  writeText,
} from "#app/lib/list-query.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";
import { FULFILMENT_STATES, ORDER_KINDS, ORDER_STATES } from "./enums.ts";
import type { ProviderName } from "./orders.ts";

export const ORDER_SORTS = ["latest", "oldest", "total"] as const;
/** Columns that can be left out; the number always is. */
export const ORDER_COLUMNS = [
  "state",
  "fulfilment",
  "customer",
  "email",
  "placed",
  "paid",
  "total",
  "toTransfer",
  "transferSince",
] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

const USUAL: readonly OrderColumn[] = ["state", "fulfilment", "customer", "placed", "total"];

export const FILTER_PROVIDERS = ["stripe", "invoice", "sandbox"] as const satisfies readonly ProviderName[];

const dayField: QueryField<string | null> = {
  read: (params, name) => {
    const text = params.get(name) ?? "";
    return dayOfIso(text) === null ? null : text;
  },
  write: writeText,
};

const STATES = [...ORDER_STATES, "attention", "to-transfer"] as const;

export const ordersList = listQuery(adminPath("/admin/orders"), {
  search: textField,
  state: oneOf(STATES),
  provider: oneOf(FILTER_PROVIDERS),
  kind: oneOf(ORDER_KINDS),
  fulfilment: oneOf(FULFILMENT_STATES),
  /** A member of staff by id, the reader ("me"), no one ("none"), or "" for everybody's. */
  assignee: textField,
  /** First and last day of placing, as YYYY-MM-DD. */
  from: dayField,
  until: dayField,
  sort: oneOf(ORDER_SORTS, "latest"),
  columns: columnsField(ORDER_COLUMNS, USUAL),
  /** The orders that come after that with this number; null from the first on. */
  before: numberField,
  /** The orders that come ahead of that with this number; null otherwise. */
  after: numberField,
});

/** What the address of the list asks for. */
export type OrdersQuery = QueryOf<typeof ordersList>;

/** The columns to show: of refunds to transfer always the sum and since when. */
export function shownOrderColumns({ state, columns }: OrdersQuery): readonly OrderColumn[] {
  if (state !== "to-transfer") return columns;
  return ORDER_COLUMNS.filter(
    (column) => columns.includes(column) || column === "toTransfer" || column === "transferSince",
  );
}

/** The cursor of the first page of orders. */
export const FROM_THE_FIRST = { before: null, after: null } as const;

/** The list as the database is asked for it: "me" is the reader. */
export function withAssignee(query: OrdersQuery, viewerId: string): OrdersQuery {
  return query.assignee === "me" ? { ...query, assignee: viewerId } : query;
}

/** True when something narrows the list. */
export function areOrdersNarrowed(query: OrdersQuery): boolean {
  const { search, state, provider, kind, fulfilment, assignee, from, until } = query;
  return Boolean(search || state || provider || kind || fulfilment || assignee || from || until);
}
