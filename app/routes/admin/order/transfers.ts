import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/transfers.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records the bank transfer that pays an order on invoice. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "transfers", ({ field, who }) => {
    const reference = field("reference").slice(0, 140);
    return recordTransfer(args.context.get(appContext), { ...who, receivedOn: field("received"), reference });
  });
}
