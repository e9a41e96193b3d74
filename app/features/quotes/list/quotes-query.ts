import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import type { Cents } from "#app/lib/money.ts";
import { queryText } from "#app/lib/query-text.ts";
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
/** Columns that can be left out; the number always is. */
export const QUOTE_COLUMNS = ["state", "customer", "collection", "total", "expires", "assignee"] as const;

export type QuoteListView = (typeof QUOTE_VIEWS)[number];
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

/** What the address of the list asks for. */
export interface QuotesQuery {
  readonly view: QuoteListView;
  /** Part of a number, name, company or address. */
  readonly search: string;
  readonly mine: boolean;
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

/** Reads `?view=&search=&mine=&col=&page=`. Nonsense means "all", "from the start". */
export function parseQuotesQuery(params: URLSearchParams): QuotesQuery {
  const page = params.get("page") ?? "";
  return {
    view: QUOTE_VIEWS.find((one) => one === params.get("view")) ?? "all",
    search: queryText(params),
    mine: params.get("mine") === "yes",
    columns: readColumns(params, QUOTE_COLUMNS),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of the list. */
export function quotesHref(query: QuotesQuery): string {
  const params = new URLSearchParams({
    ...(query.view !== "all" && { view: query.view }),
    ...(query.search && { search: query.search }),
    ...(query.mine && { mine: "yes" }),
    ...columnParams(query.columns, QUOTE_COLUMNS),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  const page: string = adminPath("/admin/hire/quotes");
  return params.size > 0 ? `${page}?${params}` : page;
}
