import { addFromForm, checkForm, readForm } from "#app/features/cart/add-from-form.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { Route } from "./+types/items.ts";
import { toCart, toCheckout } from "./cart-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** *Add to Cart* without scripts: adds a product to an account's cart; for a guest it is the whole order. */
export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const asked = readForm(await postedForm(args.request));
  const viewer = await getViewer(args.context);
  if (viewer) return toCart(args, await addFromForm(db, viewer.id, asked));
  const entry = await checkForm(db, asked);
  return entry.ok ? toCheckout(args, [entry.value]) : toCart(args, entry);
}
