import { type RouterContextProvider, redirect } from "react-router";
import { payOrder } from "#app/features/checkout/pay-order.server.ts";
import { keepLonger } from "#app/features/orders/keep-longer.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { paymentRedirect } from "#app/http/payment-redirect.server.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeHref } from "#app/i18n/locale.ts";

/** What a button of an order's page leads to: its payment page, or its own page with the result. */
export async function answerOrderPost(
  { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
  order: OrderView,
): Promise<Response> {
  const { db, config, clock, clientAddress } = context.get(appContext);
  const form = await postedForm(request);
  const page = localeHref(order.locale, `/shop/orders/${order.token}`);
  if (form.get("intent") === "keep") {
    const seen = String(form.get("seen"));
    const kept = await keepLonger({ db, clock }, { orderId: order.id, seen, clientAddress });
    return redirectWith(context, page, kept.ok ? "order-kept" : `order-not-kept-${kept.error.kind}`);
  }
  const next = await payOrder({ db, config, clock }, order);
  if (!next.ok) return redirectWith(context, page, "payment-unavailable");
  return next.value.kind === "pay" ? paymentRedirect(next.value.url, config) : redirect(page, 303);
}
