import { exportQuotes } from "#app/features/quotes/list/export-quotes.server.ts";
import { parseQuotesQuery } from "#app/features/quotes/list/quotes-query.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";

/** The quotes that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock, actorId } = await requireActor(context);
  const query = parseQuotesQuery(new URL(request.url).searchParams);
  return csvResponse(await exportQuotes(db, query, { actorId, now: clock.now() }), "quotes.csv");
}
