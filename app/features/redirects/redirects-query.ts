import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, type QueryOf, textField, writeText } from "#app/lib/list-query.ts";
import { REDIRECT_COLUMNS } from "./redirects.ts";

export const redirectsList = listQuery(adminPath("/admin/redirects"), {
  search: textField,
  /** The last old address already shown; empty at the start. */
  after: {
    read: (params) => (params.get("after") ?? "").toWellFormed().replaceAll("\u0000", "").slice(0, 500),
    write: writeText,
  },
  columns: columnsField(REDIRECT_COLUMNS),
});

/** What the address of the list asks for. */
export type RedirectsQuery = QueryOf<typeof redirectsList>;
