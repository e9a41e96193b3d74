import { cancelOrder } from "#app/features/payments/cancel-order.server.tsx";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/cancellation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels an unpaid order. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "cancellation", async ({ field, who }) =>
    field("sure") ? cancelOrder(args.context.get(appContext), who) : refuse({ kind: "to-confirm" }),
  );
}
