import { assignOrders } from "#app/features/orders/assign-orders.server.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the order; an empty field: no one. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeOrder(args, "assignments", ({ field, who: { orderId, actorId } }) =>
    assignOrders(db, { ids: [orderId], assigneeId: field("assignee") || null, actorId }),
  );
}
