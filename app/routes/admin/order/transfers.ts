import { RECORDED_METHODS } from "#app/features/orders/enums.ts";
import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { orderAction } from "#app/http/actions/order-actions.server.ts";
import { refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records what pays an order on invoice: a bank transfer, or money at the counter. */
export const action = orderAction("transfers", async ({ field, who, app }) => {
  const reference = field("reference").slice(0, 140);
  // A page from before has no choice of methods.
  const typed = field("method") || "transfer";
  const method = RECORDED_METHODS.find((one) => one === typed);
  if (!method) return refuse({ kind: "not-allowed" });
  return recordTransfer(app, { ...who, method, receivedOn: field("received"), reference });
});
