import { parseRefundForm } from "#app/features/payments/refunds/refund-form.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/refunds.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Requests a refund by lines, of everything, of a sum or of a second payment. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "refunds", async ({ form, who }) => {
    const wanted = parseRefundForm(form);
    if (!isId(wanted.id)) return notAllowed();
    const { choice } = wanted;
    if (!choice.ok) return choice;
    const limit = await refundLimitOf(args.context);
    return requestRefund(args.context.get(appContext), { ...who, ...wanted, choice: choice.value, limit });
  });
}
