import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { ownedBy, parseOrdersQuery } from "#app/features/orders/schema.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/orders-export.ts";

/** The orders that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  const query = ownedBy(parseOrdersQuery(new URL(request.url).searchParams), actorId);
  return csvResponse(await exportOrders(db, query, actorId), "orders.csv");
}
