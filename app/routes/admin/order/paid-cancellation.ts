import { cancelPaidOrder } from "#app/features/payments/refunds/cancel-paid-order.server.ts";
import { parseRefundForm } from "#app/features/payments/refunds/refund-form.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { isId } from "#app/lib/ids.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels a paid order and gives everything back. Asks first. */
export const action = orderAction("paid-cancellation", async ({ form, who, context, app }) => {
  const { id, reason, confirmed } = parseRefundForm(form);
  if (!isId(id)) return notAllowed();
  const limit = await refundLimitOf(context);
  return cancelPaidOrder(app, { ...who, id, reason, confirmed, limit });
});
