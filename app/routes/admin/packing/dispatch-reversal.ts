import { reverseDispatches } from "#app/http/actions/dispatch-many.server.ts";
import type { Route } from "./+types/dispatch-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the dispatches back that were marked together. */
export function action(args: Route.ActionArgs) {
  return reverseDispatches(args, args.params.batch);
}
