import { changeCartLine } from "../change-cart-line.server.ts";
import type { Route } from "./+types/saving.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a line of the cart to what is saved for later. */
export function action(args: Route.ActionArgs) {
  return changeCartLine(args, { kind: "save", key: args.params.id }, "cart-saved");
}
