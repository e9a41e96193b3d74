import { cancelPaidOrder } from "#app/features/payments/refunds/cancel-paid-order.server.ts";
import { parseRefundForm } from "#app/features/payments/refunds/refund-form.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/paid-cancellation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels a paid order and gives everything back. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "paid-cancellation", async ({ form, who }) => {
    const { id, reason, sure } = parseRefundForm(form);
    if (!isId(id)) return notAllowed();
    const limit = await refundLimitOf(args.context);
    return cancelPaidOrder(args.context.get(appContext), { ...who, id, reason, sure, limit });
  });
}
