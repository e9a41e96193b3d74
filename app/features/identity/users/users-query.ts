import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, type QueryOf, textField, writeText } from "#app/lib/list-query.ts";

export const USER_FILTERS = ["staff", "admin", "locked", "unconfirmed"] as const;

export const USER_SORTS = ["name", "newest", "oldest"] as const;
/** Columns that can be left out; the name always is. */
export const USER_COLUMNS = ["email", "role", "state", "since"] as const;

export type UserSort = (typeof USER_SORTS)[number];
export type UserColumn = (typeof USER_COLUMNS)[number];
export type UserFilter = (typeof USER_FILTERS)[number];

export const usersList = listQuery(adminPath("/admin/users"), {
  search: textField,
  filter: oneOf(USER_FILTERS),
  sort: oneOf(USER_SORTS, "name"),
  columns: columnsField(USER_COLUMNS),
  /** The id of the last account already shown; empty at the start. */
  after: {
    read: (params) => /^[\w-]{1,64}$/.exec(params.get("after") ?? "")?.[0] ?? "",
    write: writeText,
  },
});

/** What the address of the list asks for. */
export type UsersQuery = QueryOf<typeof usersList>;
