import { parseDraftsQuery } from "#app/features/draft-orders/list/drafts-query.ts";
import { exportDrafts } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";

/** The drafts that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const query = parseDraftsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportDrafts(db, query, { actorId, now: clock.now() }), "draft-orders.csv");
}
