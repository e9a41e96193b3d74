import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, writeText } from "#app/lib/list-query.ts";
import { ERROR_COLUMNS } from "./error-report.ts";

const LIST = listQuery(adminPath("/admin/errors"), {
  /** The number on the error page, or its beginning. */
  number: {
    read: (params) =>
      (params.get("number") ?? "")
        .toLowerCase()
        .replaceAll(/[^0-9a-f]/g, "")
        .slice(0, 12),
    write: writeText,
  },
  /** The instant before which reports are listed; null at the start. */
  before: {
    read: (params) => {
      const before = new Date(params.get("before") ?? "");
      return Number.isNaN(before.getTime()) ? null : before;
    },
    write: (params, name, before: Date | null) =>
      writeText(params, name, before ? before.toISOString() : null),
  },
  columns: columnsField(ERROR_COLUMNS),
});

export const parseErrorsQuery = LIST.parse;

/** The address of the list, or of its export. */
export const errorsHref = LIST.href;
