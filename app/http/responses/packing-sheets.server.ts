import type { Db } from "#app/db/client.server.ts";
import { renderPackingSheets, type SheetOrder } from "#app/features/invoices/packing-sheet.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { MAX_ORDERS_AT_ONCE } from "#app/features/orders/fulfilment/many.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import { pdfResponse } from "./pdf-response.server.ts";

/** The packing sheets of these orders in one file; 404 where there is none of them. */
export async function packingSheets(
  { db }: { readonly db: Db },
  ids: readonly (string | undefined)[],
): Promise<Response> {
  const sheets: SheetOrder[] = [];
  for (const id of [...new Set(ids)].slice(0, MAX_ORDERS_AT_ONCE)) {
    if (!isId(id)) continue;
    const [order, fulfilment] = await Promise.all([getOrder(db, id), getFulfilment(db, id)]);
    if (order?.kind === "sale" && fulfilment)
      sheets.push({ order, rest: fulfilment.rest, hold: fulfilment.hold });
  }
  const [first] = sheets;
  if (!first) throw notFound();
  const name = sheets.length === 1 ? `packing-${first.order.number}.pdf` : "packing-lists.pdf";
  return pdfResponse(await renderPackingSheets(sheets), name, NO_STORE);
}
