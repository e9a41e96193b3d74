import type Stripe from "stripe";
import { MAX_LINES, type StripeCheckoutLine, type StripeCheckoutRequest } from "./stripe-gateway.ts";

const CURRENCY = "eur";

/** Longest name of a product and of a delivery, in characters. */
const NAME_LENGTH = 250;
const DELIVERY_NAME_LENGTH = 100;

/**
 * The parameters of a hosted payment page. Stripe's pages know neither Irish nor Irish English, so every buyer
 * gets the British one. The amounts are final: no tax, no other currency, no shipping is worked out there.
 */
export function checkoutParams(request: StripeCheckoutRequest): Stripe.Checkout.SessionCreateParams {
  if (request.lines.length === 0 || request.lines.length > MAX_LINES)
    throw new RangeError(`A session has 1 to ${MAX_LINES} lines, not ${request.lines.length}`);
  const metadata = { order_id: request.orderId };
  return {
    mode: "payment",
    line_items: request.lines.map(lineParams),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    client_reference_id: request.orderId,
    metadata,
    // Notices about charges and refunds carry these, not the session's.
    payment_intent_data: { metadata },
    customer_email: request.email,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    locale: "en-GB",
    allowed_payment_method_types: ["card"],
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false },
    submit_type: "pay",
    ...(request.delivery && request.delivery.price > 0
      ? { shipping_options: [deliveryParams(request.delivery)] }
      : {}),
  };
}

function lineParams(line: StripeCheckoutLine): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: line.quantity,
    price_data: {
      currency: CURRENCY,
      unit_amount: line.unitPrice,
      tax_behavior: "inclusive",
      product_data: {
        name: shortened(line.name, NAME_LENGTH),
        ...(line.sku === null ? {} : { metadata: { sku: line.sku } }),
      },
    },
  };
}

function deliveryParams(
  delivery: NonNullable<StripeCheckoutRequest["delivery"]>,
): Stripe.Checkout.SessionCreateParams.ShippingOption {
  return {
    shipping_rate_data: {
      type: "fixed_amount",
      display_name: shortened(delivery.name, DELIVERY_NAME_LENGTH),
      fixed_amount: { amount: delivery.price, currency: CURRENCY },
      tax_behavior: "inclusive",
    },
  };
}

function shortened(text: string, length: number): string {
  const chars = [...text];
  return chars.length <= length ? text : `${chars.slice(0, length - 1).join("")}…`;
}
