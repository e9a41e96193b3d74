import { assignMany } from "#app/features/identity/users/assign-many.server.ts";
import { assignableOrders } from "#app/features/orders/list/assignable-orders.server.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the order; an empty field: no one. */
export const action = orderAction(
  "assignments",
  ({ field, who: { orderId, actorId }, db }) =>
    assignMany(db, assignableOrders(actorId), { ids: [orderId], assigneeId: field("assignee") || null }),
  () => "order-assigned",
);
