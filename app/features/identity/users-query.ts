export const USER_FILTERS = ["admin", "locked", "unconfirmed"] as const;

export type UserFilter = (typeof USER_FILTERS)[number];

/** What the address of the back office's list of users asks for. */
export interface UsersQuery {
  readonly search: string;
  readonly filter: UserFilter | null;
  /** The id of the last account already shown; empty at the start. */
  readonly after: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROL = /[\u0000-\u001F\u007F-\u009F]+/g;

/** Reads `?search=&filter=&after=`. Nonsense means "all", "from the start". */
export function parseUsersQuery(params: URLSearchParams): UsersQuery {
  const after = params.get("after") ?? "";
  return {
    search: (params.get("search") ?? "").replace(CONTROL, " ").trim().slice(0, 200).toWellFormed(),
    filter: USER_FILTERS.find((filter) => filter === params.get("filter")) ?? null,
    after: /^[\w-]{1,64}$/.test(after) ? after : "",
  };
}

/** The address of a list, or of its export; only what differs from the plain list is in it. */
export function usersHref(query: UsersQuery, page = "/admin/users"): string {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  if (query.filter) params.set("filter", query.filter);
  if (query.after) params.set("after", query.after);
  return params.size === 0 ? page : `${page}?${params}`;
}
