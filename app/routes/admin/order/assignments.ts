import { assignOrders } from "#app/features/orders/assign-orders.server.ts";
import { orderAction } from "#app/http/actions/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the order; an empty field: no one. */
export const action = orderAction("assignments", ({ field, who: { orderId, actorId }, db }) =>
  assignOrders(db, { ids: [orderId], assigneeId: field("assignee") || null, actorId }),
);
