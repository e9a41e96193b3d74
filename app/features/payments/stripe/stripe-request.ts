import { lineText, type OrderLine } from "#app/features/orders/orders.ts";
import { format } from "#app/i18n/message.ts";
import * as texts from "#app/i18n/messages/shop/orders.ts";
import type { CheckoutLine, CheckoutRequest } from "#app/integrations/stripe/stripe-gateway.ts";
import { cents } from "#app/lib/money.ts";
import type { SessionRequest } from "../payments.ts";

interface Try {
  /** From 1. */
  readonly attempt: number;
  readonly sessionExpiresAt: Date;
}

/** What Stripe is asked for: what is paid for the order's own lines and its delivery, nothing worked out again. */
export function checkoutRequest(
  { order, reference, successUrl, cancelUrl }: SessionRequest,
  attempt: Try,
): CheckoutRequest {
  const { totals, locale } = order;
  return {
    orderId: reference,
    lines: order.lines.map(toCheckoutLine),
    delivery: totals.delivery > 0 ? { name: format(locale, texts.delivery), price: totals.delivery } : null,
    email: order.email,
    locale,
    successUrl: `${successUrl}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl,
    expiresAt: attempt.sessionExpiresAt,
    idempotencyKey: `checkout:${reference}:${attempt.attempt}`,
  };
}

/** Stripe multiplies a unit price: a discounted line whose sum is no multiple of its quantity is asked for as one piece. */
function toCheckoutLine(line: OrderLine): CheckoutLine {
  const { sku, quantity, lineTotal } = line;
  if (lineTotal % quantity === 0)
    return { name: lineText(line), sku, unitPrice: cents(lineTotal / quantity), quantity };
  return { name: `${quantity} × ${lineText(line)}`, sku, unitPrice: lineTotal, quantity: 1 };
}
