/** An unexpected error, as staff read it. Holds nothing that a visitor wrote. */
export interface ErrorReport {
  /** The number on the visitor's error page and in the log. */
  readonly requestId: string;
  readonly method: string;
  /** The path of the page, without its query. */
  readonly path: string;
  readonly type: string;
  readonly message: string;
  readonly detail: string;
  readonly happenedAt: Date;
}

/** Columns that can be left out; the number always is. */
export const ERROR_COLUMNS = ["when", "where", "what"] as const;

export type ErrorColumn = (typeof ERROR_COLUMNS)[number];

/** Error reports are kept this many days: longer than the log, as they hold nothing of a visitor. */
export const REPORT_DAYS = 90;

/** The longest text kept of one report's detail, in characters. */
export const DETAIL_LIMIT = 4000;

/** The text without anything that looks like a mail address: an error's message may quote what was sent. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s"'<>(),;:]+/g, (word) =>
    word.slice(1, -1).includes("@") ? "(address)" : word,
  );
}
