import { isOrderState, type OrderState } from "./order-states.ts";

/** What the address of the back office's list asks for. */
export interface OrdersQuery {
  readonly search: string;
  readonly state: OrderState | "attention" | null;
  /** From 1. */
  readonly page: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROL = /[\u0000-\u001F\u007F-\u009F]+/g;

/** Reads `?search=&state=&page=`. Nonsense means "all", "from the start". */
export function parseOrdersQuery(params: URLSearchParams): OrdersQuery {
  const state = params.get("state") ?? "";
  const page = params.get("page") ?? "1";
  return {
    search: (params.get("search") ?? "").replace(CONTROL, " ").trim().slice(0, 200).toWellFormed(),
    state: state === "attention" || isOrderState(state) ? state : null,
    page: /^\d{1,6}$/.test(page) ? Math.max(Number(page), 1) : 1,
  };
}

/** The address of a list; only what differs from the plain list is in it. */
export function ordersHref(query: OrdersQuery): string {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  if (query.state) params.set("state", query.state);
  if (query.page > 1) params.set("page", String(query.page));
  return params.size === 0 ? "/admin/orders" : `/admin/orders?${params}`;
}
