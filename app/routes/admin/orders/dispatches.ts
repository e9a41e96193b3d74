import { dispatchChosen } from "#app/http/actions/dispatch-many.server.ts";
import type { Route } from "./+types/dispatches.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the ticked orders as dispatched. */
export function action(args: Route.ActionArgs) {
  return dispatchChosen(args);
}
