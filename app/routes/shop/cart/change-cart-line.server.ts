import type { CartAction, CartRefusal } from "#app/features/cart/cart-reducer.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** What the cart page says of a refusal; nothing of a line that another tab has moved: the page shows where it is. */
const REFUSALS: Readonly<Partial<Record<CartRefusal["kind"], PlainFlash>>> = {
  gone: "cart-gone",
  "invalid-quantity": "cart-quantity",
};

/**
 * Changes an account's cart by a form, in a browser that runs no scripts yet, and redirects to the cart page, which
 * shows `done`. For a guest, whose cart is in the browser, nothing changes.
 */
export async function changeCartLine(
  { request, context }: PostArgs,
  action: CartAction,
  done: PlainFlash | null = null,
): Promise<Response> {
  const page = localeHref(localeOf(new URL(request.url).pathname), "/shop/cart");
  const viewer = await getViewer(context);
  if (!viewer) return redirectWith(context, page);
  const changed = await changeCart(context.get(appContext).db, viewer.id, action);
  if (!changed.ok) return redirectWith(context, page, REFUSALS[changed.error.kind] ?? null);
  return redirectWith(context, page, changed.value.capped.length > 0 ? "cart-capped" : done);
}
