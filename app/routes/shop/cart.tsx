import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { addFromForm, checkForm, readForm } from "#app/features/cart/add-from-form.server.ts";
import { addOffer } from "#app/features/cart/add-offer.server.ts";
import { CART_PROBLEMS, type CartProblem, toEntry } from "#app/features/cart/cart.ts";
import type { CartOffer } from "#app/features/cart/cart-link.ts";
import { getCartOffer } from "#app/features/cart/cart-offer.server.ts";
import { CartView } from "#app/features/cart/components/cart-view.tsx";
import { getAccountCart } from "#app/features/cart/queries.server.ts";
import { useGuestCart } from "#app/features/cart/use-cart.ts";
import { getGuaranteeGraphic } from "#app/features/catalog/guarantee-graphic.server.ts";
import { checkoutPath, createCheckout } from "#app/features/checkout/create-checkout.server.ts";
import { cartKeyOf } from "#app/http/cart-key.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/cart.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { Route } from "./+types/cart";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

/** `?add=<sku>:<n>,…` is a link of staff; `?problem=` tells what became of a plain form. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const { db } = context.get(appContext);
  const { searchParams, pathname } = new URL(request.url);
  const add = searchParams.get("add");
  const problem = CART_PROBLEMS.find((known) => known === searchParams.get("problem")) ?? null;
  return {
    account: viewer && (await getAccountCart(db, viewer.id)),
    staff: viewer?.isAdmin ?? false,
    offer: add ? await getCartOffer(db, add) : null,
    problem,
    graphic: await getGuaranteeGraphic(db, localeOf(pathname)),
  };
}

/** What *Add to Cart*, and a link of staff, do in a browser that runs no scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock } = context.get(appContext);
  const locale = localeOf(new URL(request.url).pathname);
  const form = await postedForm(request);
  const viewer = await getViewer(context);
  const link = form.get("intent") === "add-link" ? String(form.get("add") ?? "") : null;
  if (viewer) {
    const added =
      link === null ? await addFromForm(db, viewer.id, readForm(form)) : await addOffer(db, viewer.id, link);
    throw redirect(localeHref(locale, added.ok ? "/shop/cart" : added.error.path), 303);
  }
  const asked = link === null ? await checkForm(db, readForm(form)) : null;
  if (asked && !asked.ok) throw redirect(localeHref(locale, asked.error.path), 303);
  const items = asked ? [asked.value] : (await getCartOffer(db, link ?? "")).lines.map(toEntry);
  const { key: cartKey, cookie } = cartKeyOf(request, config.origin);
  const wanted = { items, userId: null, cartKey, locale };
  const checkout = await createCheckout({ db, config, clock }, wanted);
  const path = checkout.ok ? checkoutPath(checkout.value) : "/shop/cart?problem=gone";
  throw redirect(localeHref(locale, path), { status: 303, headers: { "Set-Cookie": cookie } });
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${format(localeOf(location.pathname), words.title)} – ItsShowTime` },
];

/** Guests, the most by far, need nothing of it. */
const AccountCartView = lazy(() =>
  import("#app/features/cart/components/account-cart-view.tsx").then((module) => ({
    default: module.AccountCartView,
  })),
);

interface Arrival {
  readonly offer: CartOffer | null;
  readonly problem: CartProblem | null;
  readonly graphic: PictureSource | null;
}

export default function CartPage({ loaderData: { account, staff, ...arrival } }: Route.ComponentProps) {
  if (!account) return <Guest {...arrival} />;
  return (
    <Suspense>
      <AccountCartView stored={account} staff={staff} {...arrival} />
    </Suspense>
  );
}

function Guest(arrival: Arrival) {
  return <CartView cart={useGuestCart()} guest {...arrival} />;
}
