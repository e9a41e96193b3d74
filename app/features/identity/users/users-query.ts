import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { queryText } from "#app/lib/text/query-text.ts";

export const USER_FILTERS = ["staff", "admin", "locked", "unconfirmed"] as const;

export const USER_SORTS = ["name", "newest", "oldest"] as const;
/** Columns that can be left out; the name always is. */
export const USER_COLUMNS = ["email", "role", "state", "since"] as const;

export type UserSort = (typeof USER_SORTS)[number];
export type UserColumn = (typeof USER_COLUMNS)[number];
export type UserFilter = (typeof USER_FILTERS)[number];

/** What the address of the back office's list of users asks for. */
export interface UsersQuery {
  readonly search: string;
  readonly filter: UserFilter | null;
  readonly sort: UserSort;
  readonly columns: readonly UserColumn[];
  /** The id of the last account already shown; empty at the start. */
  readonly after: string;
}

/** Reads `?search=&filter=&sort=&col=&after=`. Nonsense means "all", "from the start". */
export function parseUsersQuery(params: URLSearchParams): UsersQuery {
  const after = params.get("after") ?? "";
  return {
    search: queryText(params),
    filter: USER_FILTERS.find((filter) => filter === params.get("filter")) ?? null,
    sort: USER_SORTS.find((sort) => sort === params.get("sort")) ?? "name",
    columns: readColumns(params, USER_COLUMNS),
    after: /^[\w-]{1,64}$/.test(after) ? after : "",
  };
}

/** The address of a list, or of its export; only what differs from the plain list is in it. */
export function usersHref(query: UsersQuery, page: string = adminPath("/admin/users")): string {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  if (query.filter) params.set("filter", query.filter);
  if (query.sort !== "name") params.set("sort", query.sort);
  const { col } = columnParams(query.columns, USER_COLUMNS);
  if (col) params.set("col", col);
  if (query.after) params.set("after", query.after);
  return params.size === 0 ? page : `${page}?${params}`;
}
