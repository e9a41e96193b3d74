import { settleRefundByHand } from "#app/features/payments/refunds/retry-refund.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/refund-settlement.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records that a refund was paid outside of the payment provider. */
export function action(args: Route.ActionArgs) {
  const { refund: refundId } = args.params;
  return changeOrder(args, "refunds", async ({ who: { orderId, actorId } }) => {
    if (!isId(refundId)) return notAllowed();
    const limit = await refundLimitOf(args.context);
    return settleRefundByHand(args.context.get(appContext), { orderId, actorId, refundId, limit });
  });
}
