import { exportQuotes } from "#app/features/quotes/list/export-quotes.server.ts";
import { parseQuotesQuery } from "#app/features/quotes/list/quotes-query.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";

/** The quotes that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const query = parseQuotesQuery(new URL(request.url).searchParams);
  return csvResponse(await exportQuotes(db, query, { actorId, now: clock.now() }), "quotes.csv");
}
