import { settleRefundByHand } from "#app/features/payments/refunds/retry-refund.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { isId } from "#app/lib/ids.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records that a refund was paid outside of the payment provider. */
export const action = orderAction(
  "refunds",
  async ({ who: { orderId, actorId }, context, params: { refund: refundId }, app }) => {
    if (!isId(refundId)) return notAllowed();
    const limit = await refundLimitOf(context);
    return settleRefundByHand(app, { orderId, actorId, refundId, limit });
  },
  () => "order-refund-sent",
);
