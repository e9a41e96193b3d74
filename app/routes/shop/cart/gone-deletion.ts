import type { Route } from "./+types/gone-deletion.ts";
import { changeCartLine } from "./change-cart-line.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes products that are no longer sold out of the cart and the saved items. */
export function action(args: Route.ActionArgs) {
  return changeCartLine(args, { kind: "forget-gone" });
}
