import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { queryText } from "#app/lib/text/query-text.ts";

export const HIRES_PAGE = 50;

/** What a list is narrowed to. `upcoming`: not collected yet, by collection; `attention`: staff must look at it. */
export const HIRE_VIEWS = [
  "upcoming",
  "awaiting-deposit",
  "out",
  "attention",
  "lapsed",
  "cancelled",
  "all",
] as const;
/** Columns that can be left out; the number always is. */
export const HIRE_COLUMNS = ["state", "customer", "collection", "return", "total"] as const;

export type HireListView = (typeof HIRE_VIEWS)[number];
export type HireColumn = (typeof HIRE_COLUMNS)[number];

/** What the address of the list asks for. */
export interface HiresQuery {
  readonly view: HireListView;
  /** Part of a number, name, company or address. */
  readonly search: string;
  readonly columns: readonly HireColumn[];
  readonly page: number;
}

/** Reads `?view=&search=&col=&page=`. Nonsense means "upcoming", "from the start". */
export function parseHiresQuery(params: URLSearchParams): HiresQuery {
  const page = params.get("page") ?? "";
  return {
    view: HIRE_VIEWS.find((one) => one === params.get("view")) ?? "upcoming",
    search: queryText(params),
    columns: readColumns(params, HIRE_COLUMNS),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of the list. */
export function hiresHref(query: HiresQuery): string {
  const params = new URLSearchParams({
    ...(query.view !== "upcoming" && { view: query.view }),
    ...(query.search && { search: query.search }),
    ...columnParams(query.columns, HIRE_COLUMNS),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  const page: string = adminPath("/admin/hire/hires");
  return params.size > 0 ? `${page}?${params}` : page;
}
