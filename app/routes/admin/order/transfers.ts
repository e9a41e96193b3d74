import { RECORDED_METHODS } from "#app/features/orders/enums.ts";
import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records what pays an order on invoice: a bank transfer, or money at the counter. */
export const action = orderAction(
  "transfers",
  async ({ field, who, app }) => {
    // A page from before has no choice of methods.
    const typed = field("method") || "transfer";
    const method = RECORDED_METHODS.find((one) => one === typed);
    if (!method) return notAllowed();
    return recordTransfer(app, {
      ...who,
      method,
      receivedOn: field("received"),
      reference: field("reference"),
    });
  },
  () => "order-paid",
);
