import { parseDraftsQuery } from "#app/features/draft-orders/list/drafts-query.ts";
import { exportDrafts } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";

/** The drafts that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock, actorId } = await requireActor(context);
  const query = parseDraftsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportDrafts(db, query, { actorId, now: clock.now() }), "draft-orders.csv");
}
