import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { REDIRECT_COLUMNS, type RedirectColumn } from "./redirects.ts";

/** What the address of the list asks for. */
export interface RedirectsQuery {
  readonly search: string;
  /** The last old address already shown; empty at the start. */
  readonly after: string;
  readonly columns: readonly RedirectColumn[];
}

/** Reads `?search=&after=&col=`. */
export function parseRedirectsQuery(params: URLSearchParams): RedirectsQuery {
  return {
    search: queryText(params),
    after: (params.get("after") ?? "").toWellFormed().replaceAll("\u0000", "").slice(0, 500),
    columns: readColumns(params, REDIRECT_COLUMNS),
  };
}

export function redirectsHref(
  { search, after, columns }: RedirectsQuery,
  path: string = adminPath("/admin/redirects"),
): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(after && { after }),
    ...columnParams(columns, REDIRECT_COLUMNS),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}
