import { parseInspectionsQuery } from "#app/features/assets/inspections/inspections-query.ts";
import { exportInspections } from "#app/features/assets/inspections/list-due-inspections.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";

/** The inspections that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock, actorId } = await requireActor(context);
  const query = parseInspectionsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportInspections(db, query, { actorId, now: clock.now() }), "inspections.csv");
}
