import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, writeText } from "#app/lib/list-query.ts";
import { ERROR_COLUMNS } from "./error-report.ts";

export const errorsList = listQuery(adminPath("/admin/errors"), {
  /** The number on the error page, or its beginning. */
  number: { read: readNumber, write: writeText },
  /** The number of the last report already shown; empty at the start. */
  before: { read: readNumber, write: writeText },
  columns: columnsField(ERROR_COLUMNS),
});

function readNumber(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? "")
    .toLowerCase()
    .replaceAll(/[^0-9a-f]/g, "")
    .slice(0, 12);
}
