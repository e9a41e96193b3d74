import { exportMisses } from "#app/features/catalog/export-misses.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import type { Route } from "./+types/searches-export";

/** The searches that found nothing, as a file for a spreadsheet. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  return csvResponse(await exportMisses(db), "searches.csv");
}
