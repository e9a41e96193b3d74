import { adminPath } from "#app/i18n/admin-path.ts";
import {
  columnsField,
  flag,
  idField,
  listQuery,
  oneOf,
  type QueryOf,
  textField,
} from "#app/lib/list-query.ts";

/** Customers on one page of the list. */
export const CUSTOMERS_PAGE = 25;

export const CUSTOMER_KINDS = ["account", "guest", "trade"] as const;
export const CUSTOMER_SORTS = ["latest", "spend", "name", "newest"] as const;
/** Columns that can be left out; the name always is. */
export const CUSTOMER_COLUMNS = ["email", "phone", "orders", "spend", "latest", "tags", "since"] as const;

export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

const USUAL: readonly CustomerColumn[] = ["email", "phone", "orders", "spend", "latest", "tags"];

export const customersList = listQuery(adminPath("/admin/customers"), {
  /** Part of a name, company or address, or the beginning of a phone number. */
  search: textField,
  kind: oneOf(CUSTOMER_KINDS),
  /** The tag; empty: any. */
  tag: textField,
  /** True: the list has only customers with an order that is paid and not handed over. */
  open: flag(),
  sort: oneOf(CUSTOMER_SORTS, "latest"),
  columns: columnsField(CUSTOMER_COLUMNS, USUAL),
  /** The id of the last customer already shown; empty at the start. */
  after: idField,
});

/** What the address of the list asks for. */
export type CustomersQuery = QueryOf<typeof customersList>;

/** True when something narrows the list. */
export function areCustomersNarrowed({ search, kind, tag, open }: CustomersQuery): boolean {
  return Boolean(search || kind || tag || open);
}
