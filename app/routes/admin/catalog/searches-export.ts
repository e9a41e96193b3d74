import { exportMisses } from "#app/features/catalog/search/export-misses.server.ts";
import { parseMissesQuery } from "#app/features/catalog/search/search-admin.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/searches-export.ts";

/** The searches that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  return csvResponse(
    await exportMisses(db, parseMissesQuery(new URL(request.url).searchParams)),
    "searches.csv",
  );
}
