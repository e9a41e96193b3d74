import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { ownedBy, parseOrdersQuery } from "#app/features/orders/schema.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/orders-export.ts";

/** The orders that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const query = ownedBy(parseOrdersQuery(new URL(request.url).searchParams), actorId);
  return csvResponse(await exportOrders(db, query, actorId), "orders.csv");
}
