import { exportFleet } from "#app/features/fleet/csv/export-fleet.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/hire-export.ts";

/** The whole fleet as a file that imports again without a change. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  return csvResponse(await exportFleet(db, actorId), "fleet.csv");
}
