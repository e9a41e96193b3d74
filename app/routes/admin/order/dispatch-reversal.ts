import { reverseDispatch } from "#app/http/actions/goods-actions.server.ts";
import type { Route } from "./+types/dispatch-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a dispatch back within ten minutes. */
export function action(args: Route.ActionArgs) {
  return reverseDispatch(args, "orders");
}
