import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { MAIL_STATES } from "./enums.ts";
import type { MailState } from "./mail.ts";

export const MAIL_SORTS = ["newest", "oldest"] as const;
/** Columns that can be left out; the subject always is. */
export const MAIL_COLUMNS = ["state", "recipient", "kind", "written", "attempts"] as const;

export type MailSort = (typeof MAIL_SORTS)[number];
export type MailColumn = (typeof MAIL_COLUMNS)[number];

/** What the address of the list of mails asks for. */
export interface MailsQuery {
  readonly state: MailState | undefined;
  /** Part of recipient, subject or kind. */
  readonly search: string;
  readonly sort: MailSort;
  readonly columns: readonly MailColumn[];
  /** The id of the last mail already shown. */
  readonly before: string | undefined;
}

/** Reads `?state=&search=&sort=&col=&before=`; nonsense counts as not said. */
export function parseMailsQuery(params: URLSearchParams): MailsQuery {
  const before = params.get("before") ?? "";
  return {
    state: MAIL_STATES.find((one) => one === params.get("state")),
    search: queryText(params),
    sort: MAIL_SORTS.find((one) => one === params.get("sort")) ?? "newest",
    columns: readColumns(params, MAIL_COLUMNS),
    before: isId(before) ? before : undefined,
  };
}

/** The address of a list of mails, or of its export. */
export function mailsHref(query: MailsQuery, page: string = adminPath("/admin/mail")): string {
  const params = new URLSearchParams({
    ...(query.state && { state: query.state }),
    ...(query.search && { search: query.search }),
    ...(query.sort !== "newest" && { sort: query.sort }),
    ...columnParams(query.columns, MAIL_COLUMNS),
    ...(query.before && { before: query.before }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}
