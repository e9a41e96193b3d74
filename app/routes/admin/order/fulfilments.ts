import { moveGoods } from "#app/http/actions/goods-actions.server.ts";
import type { Route } from "./+types/fulfilments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the goods as ready, collected or dispatched, or corrects the tracking of dispatched ones. */
export function action(args: Route.ActionArgs) {
  return moveGoods(args, "orders");
}
