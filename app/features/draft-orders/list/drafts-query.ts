import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import type { Cents } from "#app/lib/money.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { DRAFT_STANDINGS, type DraftStanding } from "../drafts.ts";

export const DRAFTS_PAGE = 50;

/** Columns that can be left out; the number always is. */
export const DRAFT_COLUMNS = ["state", "customer", "total", "held", "changed", "author"] as const;

export type DraftColumn = (typeof DRAFT_COLUMNS)[number];

/** What the address of the list asks for. */
export interface DraftsQuery {
  readonly state: DraftStanding | null;
  /** A number, or part of a name, company or address. */
  readonly search: string;
  readonly columns: readonly DraftColumn[];
  readonly page: number;
}

/** One line of the list. */
export interface DraftRow {
  readonly id: string;
  readonly number: number;
  /** By the clock and the order. */
  readonly standing: DraftStanding;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly total: Cents;
  readonly heldUntil: Date | null;
  readonly updatedAt: Date;
  readonly author: string | null;
}

/** Reads `?state=&search=&col=&page=`. Nonsense means "all", "from the start". */
export function parseDraftsQuery(params: URLSearchParams): DraftsQuery {
  const page = params.get("page") ?? "";
  return {
    state: DRAFT_STANDINGS.find((one) => one === params.get("state")) ?? null,
    search: queryText(params),
    columns: readColumns(params, DRAFT_COLUMNS),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of the list, or of its export. */
export function draftsHref(query: DraftsQuery, page: string = adminPath("/admin/orders/drafts")): string {
  const params = new URLSearchParams({
    ...(query.state && { state: query.state }),
    ...(query.search && { search: query.search }),
    ...columnParams(query.columns, DRAFT_COLUMNS),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}
