import { lineText } from "#app/features/orders/orders.ts";
import { format } from "#app/i18n/message.ts";
import * as texts from "#app/i18n/messages/orders.ts";
import type { CheckoutRequest } from "#app/integrations/stripe/stripe-gateway.ts";
import type { SessionRequest } from "../payments.ts";

interface Try {
  /** From 1. */
  readonly attempt: number;
  readonly sessionExpiresAt: Date;
}

/** What Stripe is asked for: the order's own lines and its delivery, nothing worked out again. */
export function checkoutRequest(
  { order, reference, successUrl, cancelUrl }: SessionRequest,
  attempt: Try,
): CheckoutRequest {
  const { totals, locale } = order;
  return {
    orderId: reference,
    lines: order.lines.map((line) => ({
      name: lineText(line),
      sku: line.sku,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
    })),
    delivery: totals.delivery > 0 ? { name: format(locale, texts.delivery), price: totals.delivery } : null,
    email: order.email,
    locale,
    successUrl: `${successUrl}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl,
    expiresAt: attempt.sessionExpiresAt,
    idempotencyKey: `checkout:${reference}:${attempt.attempt}`,
  };
}
