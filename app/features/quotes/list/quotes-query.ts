import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import type { Cents } from "#app/lib/money.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import type { QuoteState } from "../quote-states.ts";

export const QUOTES_PAGE = 50;

/** A quote expires soon within so many days. */
export const SOON_DAYS = 3;

/** The states of a list; `expiring` is what expires soon. */
export const QUOTE_VIEWS = [
  "all",
  "draft",
  "sent",
  "expiring",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;
/** Assignees of a list besides members of staff. */
export const ME = "me";
export const NO_ONE = "none";

/** Columns that can be left out; the number always is. */
export const QUOTE_COLUMNS = ["state", "customer", "collection", "total", "expires", "assignee"] as const;

export type QuoteListView = (typeof QUOTE_VIEWS)[number];
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

/** What the address of the list asks for. */
export interface QuotesQuery {
  readonly view: QuoteListView;
  /** Part of a number, name, company or address. */
  readonly search: string;
  /** A member of staff by id, the reader, no one, or "" for everybody's. */
  readonly assignee: string;
  readonly columns: readonly QuoteColumn[];
  readonly page: number;
}

/** One line of the list. */
export interface QuoteRow {
  readonly id: string;
  readonly number: string;
  /** By the clock. */
  readonly state: QuoteState;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly assignee: string | null;
  /** Collection of the newest version. */
  readonly startsAt: Date | null;
  /** VAT included, of the version sent last. */
  readonly total: Cents | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** Reads `?view=&search=&assignee=&col=&page=`. Nonsense means "all", "from the start". */
export function parseQuotesQuery(params: URLSearchParams): QuotesQuery {
  const page = params.get("page") ?? "";
  return {
    view: QUOTE_VIEWS.find((one) => one === params.get("view")) ?? "all",
    search: queryText(params),
    assignee: queryText(params, "assignee"),
    columns: readColumns(params, QUOTE_COLUMNS),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of the list, or of its export. */
export function quotesHref(query: QuotesQuery, page: string = adminPath("/admin/hire/quotes")): string {
  const params = new URLSearchParams({
    ...(query.view !== "all" && { view: query.view }),
    ...(query.search && { search: query.search }),
    ...(query.assignee && { assignee: query.assignee }),
    ...columnParams(query.columns, QUOTE_COLUMNS),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}
