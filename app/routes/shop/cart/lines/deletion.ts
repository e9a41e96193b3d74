import { changeCartLine } from "../change-cart-line.server.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a line out of the cart. */
export function action(args: Route.ActionArgs) {
  return changeCartLine(args, { kind: "remove", key: args.params.id }, "cart-removed");
}
