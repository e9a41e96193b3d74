import { parseErrorsQuery } from "#app/features/error-reports/errors-query.ts";
import { exportErrorReports } from "#app/features/error-reports/export-error-reports.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/errors-export.ts";

/** The errors that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  const { number } = parseErrorsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportErrorReports(db, number, actorId), "errors.csv");
}
