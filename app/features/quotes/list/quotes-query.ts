import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";
import type { Cents } from "#app/lib/money.ts";
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

export const quotesList = listQuery(adminPath("/admin/hire/quotes"), {
  view: oneOf(QUOTE_VIEWS, "all"),
  /** Part of a number, name, company or address. */
  search: textField,
  /** A member of staff by id, the reader, no one, or "" for everybody's. */
  assignee: textField,
  columns: columnsField(QUOTE_COLUMNS),
  page: pageField,
});

/** What the address of the list asks for. */
export type QuotesQuery = QueryOf<typeof quotesList>;

/** One line of the list. */
export interface QuoteRow {
  readonly id: string;
  readonly number: string;
  /** The state by the clock. */
  readonly state: QuoteState;
  /** A further version of it was begun and not sent. */
  readonly begun: boolean;
  /** The customer asked for a change and waits for an answer. */
  readonly asked: boolean;
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
