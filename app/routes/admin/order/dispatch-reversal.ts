import { undoDispatch } from "#app/features/orders/undo-dispatch.server.ts";
import type { Route } from "./+types/dispatch-reversal.ts";
import { appOf, changeOrder } from "./change-order.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a dispatch back within ten minutes. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "dispatch-reversal", ({ who }) => undoDispatch(appOf(args.context), who));
}
