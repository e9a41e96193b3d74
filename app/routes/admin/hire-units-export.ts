import { parseUnitsQuery } from "#app/features/fleet/list-queries.ts";
import { exportUnits } from "#app/features/fleet/units/unit-queries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/hire-units-export.ts";

/** The units that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = parseUnitsQuery(new URL(request.url).searchParams);
  const { id: actorId } = await requireViewer(context);
  return csvResponse(await exportUnits(db, query, actorId), "units.csv");
}
