import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { orderAction } from "#app/http/actions/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records the bank transfer that pays an order on invoice. */
export const action = orderAction("transfers", ({ field, who, app }) => {
  const reference = field("reference").slice(0, 140);
  return recordTransfer(app, { ...who, receivedOn: field("received"), reference });
});
