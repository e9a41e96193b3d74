import { renderPackingSheet } from "#app/features/invoices/packing-sheet.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/sheet.ts";

/** The packing sheet of an order, for those who pack it. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const order = isId(params.id) ? await getOrder(db, params.id) : null;
  if (!order) return notFound();
  return new Response(new Uint8Array(await renderPackingSheet(order)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="packing-${order.number}.pdf"`,
      ...NO_STORE,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
