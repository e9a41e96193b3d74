import { useCallback } from "react";
import { redirect, useRevalidator } from "react-router";
import { addFromForm } from "#app/features/cart/add-from-form.server.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import { CartView } from "#app/features/cart/components/cart-view.tsx";
import { listCartLines } from "#app/features/cart/queries.server.ts";
import { useAccountCart, useDrain, useGuestCart } from "#app/features/cart/use-cart.ts";
import { createCheckout } from "#app/features/checkout/create-checkout.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/cart.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { toast } from "#app/ui/toast-store.ts";
import type { Route } from "./+types/cart";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const { db } = context.get(appContext);
  return { account: viewer ? { lines: await listCartLines(db, viewer.id) } : null };
}

/** What the *Add to Cart* button does in a browser that runs no scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const locale = localeOf(new URL(request.url).pathname);
  const form = await request.formData();
  const viewer = await getViewer(context);
  const asked = {
    product_id: String(form.get("product_id") ?? ""),
    quantity: Number(form.get("quantity") ?? 1),
  };
  if (viewer) {
    await addFromForm(db, viewer.id, asked);
    throw redirect(localeHref(locale, "/shop/cart"), 303);
  }
  const checkout = await createCheckout({ db, clock }, { items: [asked], userId: null, locale });
  const path = checkout.ok ? `/shop/checkout/${checkout.value.token}` : "/shop/browse";
  throw redirect(localeHref(locale, path), 303);
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${format(localeOf(location.pathname), words.title)} – ItsShowTime` },
];

export default function CartPage({ loaderData }: Route.ComponentProps) {
  return <>{loaderData.account ? <AccountCart lines={loaderData.account.lines} /> : <GuestCart />}</>;
}

function GuestCart() {
  return <CartView cart={useGuestCart()} guest />;
}

function AccountCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const failed = useCallback(
    () => void toast({ title: t(ui.error), description: t(words.failed), destructive: true }),
    [t],
  );
  useDrain(true, (capped) => {
    if (capped) toast({ title: t(words.cappedTitle), description: t(words.capped) });
    reload();
  });
  return <CartView cart={useAccountCart(lines, reload, failed)} />;
}
