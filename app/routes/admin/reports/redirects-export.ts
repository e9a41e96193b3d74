import { exportRedirects } from "#app/features/redirects/export-redirects.server.ts";
import { parseRedirectsQuery } from "#app/features/redirects/redirects-query.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/redirects-export.ts";

/** The redirects that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const { search } = parseRedirectsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportRedirects(db, search), "redirects.csv");
}
