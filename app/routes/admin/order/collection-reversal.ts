import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes *Ready for collection* or *Collected* back within ten minutes. */
export const action = orderAction("collection-reversal", ({ app, who }) => undoCollection(app, who));
