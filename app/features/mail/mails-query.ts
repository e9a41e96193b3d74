import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, optionalId, type QueryOf, textField } from "#app/lib/list-query.ts";
import { MAIL_STATES } from "./enums.ts";

export const MAIL_SORTS = ["newest", "oldest"] as const;
/** Columns that can be left out; the subject always is. */
export const MAIL_COLUMNS = ["state", "recipient", "kind", "written", "attempts"] as const;

export type MailSort = (typeof MAIL_SORTS)[number];
export type MailColumn = (typeof MAIL_COLUMNS)[number];

export const mailsList = listQuery(adminPath("/admin/mail"), {
  state: oneOf(MAIL_STATES),
  /** Part of recipient, subject or kind. */
  search: textField,
  sort: oneOf(MAIL_SORTS, "newest"),
  columns: columnsField(MAIL_COLUMNS),
  /** The id of the last mail already shown. */
  before: optionalId,
});

/** What the address of the list asks for. */
export type MailsQuery = QueryOf<typeof mailsList>;
