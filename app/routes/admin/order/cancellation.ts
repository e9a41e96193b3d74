import { cancelOrder } from "#app/features/payments/cancel-order.server.tsx";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { refuse } from "#app/lib/result.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels an unpaid order. Asks first. */
export const action = orderAction("cancellation", async ({ confirmed, who, app, context }) =>
  confirmed
    ? cancelOrder(app, { ...who, limit: await refundLimitOf(context) })
    : refuse({ kind: "to-confirm" }),
);
