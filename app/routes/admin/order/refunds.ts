import { parseRefundForm } from "#app/features/payments/refunds/refund-form.ts";
import {
  refundWithdrawal,
  type WithdrawalRefund,
} from "#app/features/payments/refunds/refund-withdrawal.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { isId } from "#app/lib/ids.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";
import type { Flash } from "#app/ui/flash/flash.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Requests a refund by lines, of everything, of a sum or of a second payment. Asks first. */
export const action = orderAction(
  "refunds",
  async ({ form, field, who, context, app }) => {
    const wanted = parseRefundForm(form);
    if (!isId(wanted.id)) return notAllowed();
    const { choice } = wanted;
    if (!choice.ok) return choice;
    const limit = await refundLimitOf(context);
    const withdrawalId = field("withdrawal");
    return refundWithdrawal(app, { ...who, ...wanted, choice: choice.value, limit, withdrawalId });
  },
  flashOf,
);

function flashOf({ isSettled, missing }: WithdrawalRefund): Flash {
  if (missing === null) return { name: "order-refunded" };
  if (missing > 0) return { name: "order-refunded-open", amount: missing };
  return { name: isSettled ? "order-refunded-settled" : "order-refunded-to-settle" };
}
