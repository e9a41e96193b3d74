import type { RouterContextProvider } from "react-router";
import type { CartEntry } from "#app/features/cart/cart.ts";
import {
  type CreateCheckoutRefusal,
  type CreatedCheckout,
  createCheckout,
} from "#app/features/checkout/create-checkout.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { getViewer } from "./auth/viewer.server.ts";
import { cartKeyOf } from "./cart-key.server.ts";
import { appContext } from "./context.server.ts";

/** The page of a new checkout, without the language, and the header that keeps the browser's cart key. */
export interface OpenedCheckout {
  readonly path: PagePath;
  readonly cookie: string;
}

/** Creates a checkout of `items` for the sender of the request: for the API, for the cart's form and for a link of staff. */
export async function openCheckout(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { items, locale }: { readonly items: readonly CartEntry[]; readonly locale: Locale },
): Promise<Result<OpenedCheckout, CreateCheckoutRefusal>> {
  const { db, config, clock, clientAddress } = context.get(appContext);
  const viewer = await getViewer(context);
  const { key: cartKey, cookie } = cartKeyOf(request, config.origin);
  const created = await createCheckout(
    { db, config, clock },
    { items, userId: viewer?.id ?? null, cartKey, locale, clientAddress },
  );
  return created.ok ? ok({ path: checkoutPath(created.value), cookie }) : created;
}

function checkoutPath(created: CreatedCheckout): PagePath {
  return created.kind === "checkout"
    ? `/shop/checkout/${created.token}`
    : `/shop/success?order=${created.orderToken}`;
}
