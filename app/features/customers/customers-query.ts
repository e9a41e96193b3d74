import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";

/** Customers on one page of the list. */
export const CUSTOMERS_PAGE = 25;

export const CUSTOMER_KINDS = ["account", "guest", "trade"] as const;
export const CUSTOMER_SORTS = ["latest", "spend", "name", "newest"] as const;
/** Columns that can be left out; the name always is. */
export const CUSTOMER_COLUMNS = ["email", "phone", "orders", "spend", "latest", "tags", "since"] as const;

export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

const USUAL: readonly CustomerColumn[] = ["email", "phone", "orders", "spend", "latest", "tags"];

/** What the address of the list asks for. */
export interface CustomersQuery {
  /** Part of a name, company or address, or the beginning of a phone number. */
  readonly search: string;
  readonly kind: CustomerKind | null;
  /** Empty: any. */
  readonly tag: string;
  /** Only those with an order that is paid and not handed over. */
  readonly open: boolean;
  readonly sort: CustomerSort;
  readonly columns: readonly CustomerColumn[];
  /** The id of the last customer already shown; empty at the start. */
  readonly after: string;
}

/** Reads `?search=&kind=&tag=&open=&sort=&col=&after=`. Nonsense means "all", "from the start". */
export function parseCustomersQuery(params: URLSearchParams): CustomersQuery {
  const after = params.get("after") ?? "";
  return {
    search: queryText(params),
    kind: CUSTOMER_KINDS.find((kind) => kind === params.get("kind")) ?? null,
    tag: queryText(params, "tag"),
    open: params.get("open") === "1",
    sort: CUSTOMER_SORTS.find((sort) => sort === params.get("sort")) ?? "latest",
    columns: readColumns(params, CUSTOMER_COLUMNS, USUAL),
    after: isId(after) ? after : "",
  };
}

/** The address of the list, or of its export; only what differs from the plain list is in it. */
export function customersHref(query: CustomersQuery, page: string = adminPath("/admin/customers")): string {
  const params = new URLSearchParams({
    ...(query.search && { search: query.search }),
    ...(query.kind && { kind: query.kind }),
    ...(query.tag && { tag: query.tag }),
    ...(query.open && { open: "1" }),
    ...(query.sort !== "latest" && { sort: query.sort }),
    ...columnParams(query.columns, USUAL),
    ...(query.after && { after: query.after }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** True when something narrows the list. */
export function isNarrowed({ search, kind, tag, open }: CustomersQuery): boolean {
  return Boolean(search || kind || tag || open);
}
