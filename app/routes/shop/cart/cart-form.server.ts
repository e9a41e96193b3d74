import type { CartFormRefusal } from "#app/features/cart/add-from-form.server.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { checkoutPath, createCheckout } from "#app/features/checkout/create-checkout.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { cartOwnerOf } from "#app/http/cart-key.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import type { Result } from "#app/lib/result.ts";

/** Opens a checkout of `items` and redirects to it. */
export async function toCheckout(
  { request, context }: PostArgs,
  items: readonly CartEntry[],
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const app = context.get(appContext);
  const { owner, cookie } = await cartOwnerOf(request, context);
  const created = await createCheckout(app, { items, locale, ...owner });
  if (created.ok) {
    const page = localeHref(locale, checkoutPath(created.value));
    return redirectWith(context, page, null, [cookie]);
  }
  const flash = created.error.kind === "too-many-checkouts" ? "cart-too-many" : "cart-gone";
  return redirectWith(context, hrefOf(request, "/shop/cart"), flash);
}

/** Redirects to the cart that was added to, or to the page that shows why it was not. */
export function toCart({ request, context }: PostArgs, added: Result<unknown, CartFormRefusal>): Response {
  if (added.ok) return redirectWith(context, hrefOf(request, "/shop/cart"));
  return redirectWith(context, hrefOf(request, added.error.path), `cart-${added.error.kind}`);
}

function hrefOf(request: Request, path: PagePath): string {
  return localeHref(localeOf(new URL(request.url).pathname), path);
}
