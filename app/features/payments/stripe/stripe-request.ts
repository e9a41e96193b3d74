import { dueOf, lineText, type OrderLine, type OrderView } from "#app/features/orders/orders.ts";
import { format } from "#app/i18n/message.ts";
import * as texts from "#app/i18n/messages/shop/orders.ts";
import type { StripeCheckoutLine, StripeCheckoutRequest } from "#app/integrations/stripe/stripe-gateway.ts";
import { cents } from "#app/lib/money.ts";
import type { SessionRequest } from "../payments.ts";

interface Try {
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  readonly sessionExpiresAt: Date;
}

/** What Stripe is asked for: what is paid for the order's own lines and its delivery, nothing worked out again. */
export function checkoutRequest(
  { order, reference, successUrl, cancelUrl }: SessionRequest,
  attempt: Try,
): StripeCheckoutRequest {
  const { totals, locale } = order;
  const delivery =
    totals.delivery > 0 ? { name: format(locale, texts.delivery), price: totals.delivery } : null;
  return {
    orderId: reference,
    ...(order.credit > 0 ? rest(order) : { lines: order.lines.map(toCheckoutLine), delivery }),
    email: order.email,
    locale,
    successUrl: `${successUrl}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl,
    expiresAt: attempt.sessionExpiresAt,
    idempotencyKey: `checkout:${reference}:${attempt.attempt}`,
  };
}

/** Stripe takes no negative line: an order that is partly paid with a credit is asked for as one line. */
function rest(order: OrderView): Pick<StripeCheckoutRequest, "lines" | "delivery"> {
  const name = format(order.locale, texts.afterCredit, { number: String(order.number) });
  return { lines: [{ name, sku: null, unitPrice: dueOf(order), quantity: 1 }], delivery: null };
}

/**
 * Stripe multiplies a unit price: a discounted line whose sum is no multiple of its quantity is asked for as one piece.
 */
function toCheckoutLine(line: OrderLine): StripeCheckoutLine {
  const { sku, quantity, lineTotal } = line;
  if (lineTotal % quantity === 0)
    return { name: lineText(line), sku, unitPrice: cents(lineTotal / quantity), quantity };
  return { name: `${quantity} × ${lineText(line)}`, sku, unitPrice: lineTotal, quantity: 1 };
}
