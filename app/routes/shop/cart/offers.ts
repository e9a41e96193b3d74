import { addOffer } from "#app/features/cart/add-offer.server.ts";
import { toCartEntry } from "#app/features/cart/cart.ts";
import { getCartOffer } from "#app/features/cart/cart-offer.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { Route } from "./+types/offers.ts";
import { toCart, toCheckout } from "./cart-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a link of staff without scripts: fills an account's cart; for a guest it is the whole order. */
export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const link = (await postedForm(args.request)).get("add") ?? "";
  const viewer = await getViewer(args.context);
  if (viewer) return toCart(args, await addOffer(db, viewer.id, link));
  return toCheckout(args, (await getCartOffer(db, link)).lines.map(toCartEntry));
}
