import { changeCartLine } from "../change-cart-line.server.ts";
import type { Route } from "./+types/restoration.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a saved item back into the cart. */
export function action(args: Route.ActionArgs) {
  return changeCartLine(args, { kind: "restore", key: args.params.id });
}
