import { changeCartLine } from "../change-cart-line.server.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an item off the list of what is saved for later. */
export function action(args: Route.ActionArgs) {
  return changeCartLine(args, { kind: "remove-saved", key: args.params.id }, "cart-saved-removed");
}
