import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { isId } from "#app/lib/ids.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the dispatch of a parcel back within ten minutes. */
export const action = orderAction("dispatch-reversal", async ({ app, field, who }) => {
  const parcelId = field("parcel");
  return isId(parcelId) ? undoDispatch(app, { ...who, parcelId }) : notAllowed();
});
