import { type RouterContextProvider, redirect } from "react-router";
import type { PaymentUnavailable, PayResult } from "#app/features/checkout/pay-order.server.ts";
import { isPaymentPage } from "#app/features/payments/payment-pages.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";

type Context = Readonly<RouterContextProvider>;

/** Sends the buyer to the payment page (303). Throws for an address that no payment page has: a bug or worse. */
export function paymentRedirect(context: Context, url: string): Response {
  if (!isPaymentPage(url, context.get(appContext).config))
    throw new Error("A payment may not lead to this address");
  return redirect(url, 303);
}

/**
 * Sends the buyer on once the order is stored: to the payment page, or to the page of the order, which says so when the
 * payment page cannot be opened now.
 */
export function orderRedirect(
  context: Context,
  locale: Locale,
  next: PayResult | PaymentUnavailable,
): Response {
  switch (next.kind) {
    case "pay":
      return paymentRedirect(context, next.url);
    case "order":
      return redirectWith(context, localeHref(locale, `/shop/orders/${next.token}`));
    case "payment-unavailable":
      return redirectWith(
        context,
        localeHref(locale, `/shop/orders/${next.orderToken}`),
        "payment-unavailable",
      );
  }
}
