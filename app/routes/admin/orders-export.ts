import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { parseOrdersQuery } from "#app/features/orders/schema.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/orders-export";

/** The orders that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = parseOrdersQuery(new URL(request.url).searchParams);
  return new Response(await exportOrders(db, query), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="orders.csv"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
