import { columnParams, readColumns } from "#app/lib/column-choice.ts";
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
  const text = (name: string, limit: number) =>
    (params.get(name) ?? "").toWellFormed().replaceAll("\u0000", "").trim().slice(0, limit);
  return {
    search: text("search", 200),
    after: text("after", 500),
    columns: readColumns(params, REDIRECT_COLUMNS),
  };
}

export function redirectsHref({ search, after, columns }: RedirectsQuery, path = "/admin/redirects"): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(after && { after }),
    ...columnParams(columns, REDIRECT_COLUMNS),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}
