import { exportOrders } from "#app/features/orders/list/export-orders.server.ts";
import { ordersList, withAssignee } from "#app/features/orders/schema.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The orders that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("orders.csv", ordersList.parse, (db, query, { actorId }) =>
  exportOrders(db, withAssignee(query, actorId), actorId),
);
