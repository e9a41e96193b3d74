export const USER_FILTERS = ["admin", "locked", "unconfirmed"] as const;

export type UserFilter = (typeof USER_FILTERS)[number];

/** What the address of the back office's list of users asks for. */
export interface UsersQuery {
  readonly search: string;
  readonly filter: UserFilter | null;
  /** From 1. */
  readonly page: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROL = /[\u0000-\u001F\u007F-\u009F]+/g;

/** Reads `?search=&filter=&page=`. Nonsense means "all", "from the start". */
export function parseUsersQuery(params: URLSearchParams): UsersQuery {
  const page = params.get("page") ?? "1";
  return {
    search: (params.get("search") ?? "").replace(CONTROL, " ").trim().slice(0, 200).toWellFormed(),
    filter: USER_FILTERS.find((filter) => filter === params.get("filter")) ?? null,
    page: /^\d{1,6}$/.test(page) ? Math.max(Number(page), 1) : 1,
  };
}

/** The address of a list; only what differs from the plain list is in it. */
export function usersHref(query: UsersQuery): string {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  if (query.filter) params.set("filter", query.filter);
  if (query.page > 1) params.set("page", String(query.page));
  return params.size === 0 ? "/admin/users" : `/admin/users?${params}`;
}
