import { type RouterContextProvider, redirect } from "react-router";
import {
  addFromForm,
  checkForm,
  type FormRefusal,
  readForm,
} from "#app/features/cart/add-from-form.server.ts";
import { addOffer } from "#app/features/cart/add-offer.server.ts";
import { type CartEntry, toEntry } from "#app/features/cart/cart.ts";
import { getCartOffer } from "#app/features/cart/cart-offer.server.ts";
import { listCartLines } from "#app/features/cart/queries.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { openCheckout } from "#app/http/open-checkout.server.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * What the cart's forms do in a browser that runs no scripts, or none yet: *Add to Cart* and a link of staff fill an
 * account's cart, and are a guest's whole order; *Proceed to Checkout* orders what the account's cart holds.
 */
export async function answerCartForm(request: Request, context: Context): Promise<Response> {
  const { db } = context.get(appContext);
  const form = await postedForm(request);
  const viewer = await getViewer(context);
  const link = form.get("intent") === "add-link" ? (form.get("add") ?? "") : null;
  if (form.get("intent") === "checkout")
    return toCheckout(request, context, viewer ? (await listCartLines(db, viewer.id)).map(toEntry) : []);
  if (viewer) {
    const added =
      link === null ? await addFromForm(db, viewer.id, readForm(form)) : await addOffer(db, viewer.id, link);
    return added.ok ? redirect(hrefOf(request, "/shop/cart"), 303) : refused(request, context, added.error);
  }
  const asked = link === null ? await checkForm(db, readForm(form)) : null;
  if (asked && !asked.ok) return refused(request, context, asked.error);
  return toCheckout(
    request,
    context,
    asked ? [asked.value] : (await getCartOffer(db, link ?? "")).lines.map(toEntry),
  );
}

async function toCheckout(
  request: Request,
  context: Context,
  items: readonly CartEntry[],
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const opened = await openCheckout(request, context, { items, locale });
  if (opened.ok) {
    const { path, cookie } = opened.value;
    return redirect(hrefOf(request, path), { status: 303, headers: { "Set-Cookie": cookie } });
  }
  const flash = opened.error.kind === "too-many-checkouts" ? "cart-too-many" : "cart-gone";
  return redirectWith(context, hrefOf(request, "/shop/cart"), flash);
}

function refused(request: Request, context: Context, { path, problem }: FormRefusal): Response {
  return redirectWith(context, hrefOf(request, path), `cart-${problem}`);
}

function hrefOf(request: Request, path: PagePath): string {
  return localeHref(localeOf(new URL(request.url).pathname), path);
}
