import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { ERROR_COLUMNS, type ErrorColumn } from "./error-report.ts";

/** What the address of the list asks for. */
export interface ErrorsQuery {
  /** The number on the error page, or its beginning. */
  readonly number: string;
  /** Only reports from before this instant; null at the start. */
  readonly before: Date | null;
  readonly columns: readonly ErrorColumn[];
}

/** Reads `?number=&before=&col=`; what is asked wrongly counts as not asked. */
export function parseErrorsQuery(params: URLSearchParams): ErrorsQuery {
  const number = (params.get("number") ?? "")
    .toLowerCase()
    .replaceAll(/[^0-9a-f]/g, "")
    .slice(0, 12);
  const before = new Date(params.get("before") ?? "");
  return {
    number,
    before: Number.isNaN(before.getTime()) ? null : before,
    columns: readColumns(params, ERROR_COLUMNS),
  };
}

export function errorsHref(
  { number, before, columns }: ErrorsQuery,
  path: string = adminPath("/admin/errors"),
): string {
  const params = new URLSearchParams({
    ...(number && { number }),
    ...(before && { before: before.toISOString() }),
    ...columnParams(columns, ERROR_COLUMNS),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}
