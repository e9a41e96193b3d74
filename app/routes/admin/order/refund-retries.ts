import { retryRefund } from "#app/features/payments/refunds/retry-refund.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/refund-retries.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Asks the payment provider for a failed refund again. */
export function action(args: Route.ActionArgs) {
  const { refund: refundId } = args.params;
  return changeOrder(args, "refunds", async ({ who: { orderId, actorId } }) => {
    if (!isId(refundId)) return notAllowed();
    const limit = await refundLimitOf(args.context);
    return retryRefund(args.context.get(appContext), { orderId, actorId, refundId, limit });
  });
}
