import { exportFleet } from "#app/features/fleet/csv/export-fleet.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/hire-export.ts";

/** The whole fleet as a file that imports again without a change. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  return csvResponse(await exportFleet(db, actorId), "fleet.csv");
}
