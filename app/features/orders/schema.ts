import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { FULFILMENT_STATES, ORDER_KINDS } from "./enums.ts";
import type { FulfilmentState } from "./fulfilment/fulfilment-states.ts";
import { isOrderState, type OrderState } from "./order-states.ts";
import type { OrderKind, ProviderName } from "./orders.ts";

export const ORDER_SORTS = ["latest", "oldest", "total"] as const;
/** Columns that can be left out; the number always is. */
export const ORDER_COLUMNS = ["state", "fulfilment", "customer", "email", "placed", "paid", "total"] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

const USUAL: readonly OrderColumn[] = ["state", "fulfilment", "customer", "placed", "total"];

/** What the address of the back office's list asks for. */
export interface OrdersQuery {
  readonly search: string;
  readonly state: OrderState | "attention" | null;
  readonly provider: ProviderName | null;
  readonly kind: OrderKind | null;
  readonly fulfilment: FulfilmentState | null;
  /** A member of staff by id, the reader ("me"), no one ("none"), or "" for everybody's. */
  readonly assignee: string;
  /** First and last day of placing, as YYYY-MM-DD. */
  readonly from: string | null;
  readonly until: string | null;
  readonly sort: OrderSort;
  readonly columns: readonly OrderColumn[];
  /** The orders that come after that with this number; null from the first on. */
  readonly before: number | null;
  /** The orders that come ahead of that with this number; null otherwise. */
  readonly after: number | null;
}

/** Where a list of orders begins: at its first. */
export const FROM_THE_FIRST = { before: null, after: null } as const;

export const PROVIDERS = ["stripe", "invoice", "sandbox"] as const satisfies readonly ProviderName[];

function dayOf(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Reads `?search=&state=&provider=&kind=&fulfilment=&from=&until=&sort=&col=&before=&after=`. Nonsense means "all", "from the start". */
export function parseOrdersQuery(params: URLSearchParams): OrdersQuery {
  const state = params.get("state") ?? "";
  const numberIn = (name: string): number | null => {
    const text = params.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return {
    search: queryText(params),
    state: state === "attention" || isOrderState(state) ? state : null,
    provider: PROVIDERS.find((provider) => provider === params.get("provider")) ?? null,
    kind: ORDER_KINDS.find((kind) => kind === params.get("kind")) ?? null,
    fulfilment: FULFILMENT_STATES.find((one) => one === params.get("fulfilment")) ?? null,
    assignee: queryText(params, "assignee"),
    from: dayOf(params.get("from")),
    until: dayOf(params.get("until")),
    sort: ORDER_SORTS.find((sort) => sort === params.get("sort")) ?? "latest",
    columns: readColumns(params, ORDER_COLUMNS, USUAL),
    before: numberIn("before"),
    after: numberIn("after"),
  };
}

/** The address of a list; only what differs from the plain list is in it. */
export function ordersHref(query: OrdersQuery, path: string = adminPath("/admin/orders")): string {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  if (query.state) params.set("state", query.state);
  for (const key of ["provider", "kind", "fulfilment", "assignee", "from", "until"] as const)
    if (query[key]) params.set(key, query[key]);
  if (query.sort !== "latest") params.set("sort", query.sort);
  const { col } = columnParams(query.columns, USUAL);
  if (col) params.set("col", col);
  for (const key of ["before", "after"] as const)
    if (query[key] !== null) params.set(key, String(query[key]));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** The list as the database is asked for it: "me" is the reader. */
export function ownedBy(query: OrdersQuery, viewerId: string): OrdersQuery {
  return query.assignee === "me" ? { ...query, assignee: viewerId } : query;
}

/** True when something narrows the list. */
export function isNarrowed(query: OrdersQuery): boolean {
  const { search, state, provider, kind, fulfilment, assignee, from, until } = query;
  return Boolean(search || state || provider || kind || fulfilment || assignee || from || until);
}
