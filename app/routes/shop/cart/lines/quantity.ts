import { MAX_CART_QUANTITY } from "#app/features/cart/cart.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { changeCartLine } from "../change-cart-line.server.ts";
import type { Route } from "./+types/quantity.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sets the quantity of a line: what its field holds, and one more or one fewer where that button was pressed. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const wanted = Number(form.get("quantity") ?? "") + Number(form.get("by") ?? 0);
  // What is no quantity is refused by the rules of the cart.
  const quantity = Number.isInteger(wanted) && wanted <= MAX_CART_QUANTITY ? wanted : 0;
  return changeCartLine(args, { kind: "set-quantity", key: args.params.id, quantity });
}
