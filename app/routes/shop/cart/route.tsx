import { Suspense } from "react";
import { getCartOffer } from "#app/features/cart/cart-offer.server.ts";
import { GuestCart } from "#app/features/cart/components/guest-cart.tsx";
import { getAccountCart } from "#app/features/cart/queries.server.ts";
import { getGuaranteeGraphic } from "#app/features/catalog/product/guarantee-graphic.server.ts";
import { isStaff } from "#app/features/identity/permissions.ts";
import { getListCustomer, getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf } from "#app/http/flash.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/cart.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { personalMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

/** `?add=<sku>:<n>,…` is a link of staff. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const { db } = context.get(appContext);
  const { searchParams, pathname } = new URL(request.url);
  const add = searchParams.get("add");
  return {
    account: viewer && (await getAccountCart(db, viewer.id, await getListCustomer(context))),
    staff: viewer !== null && isStaff(viewer.roles),
    offer: add ? await getCartOffer(db, add) : null,
    flash: flashOf(context),
    graphic: await getGuaranteeGraphic(db, localeOf(pathname)),
  };
}

export const meta: Route.MetaFunction = ({ location }) =>
  personalMeta(localeOf(location.pathname), messages.title);

/** Guests, the most by far, need nothing of it. */
const AccountCartView = lazyPart(() =>
  import("#app/features/cart/components/account-cart-view.tsx").then((module) => module.AccountCartView),
);

export default function CartPage({ loaderData: { account, staff, ...arrival } }: Route.ComponentProps) {
  if (!account) return <GuestCart {...arrival} />;
  return (
    <Suspense>
      <AccountCartView stored={account} staff={staff} {...arrival} />
    </Suspense>
  );
}
