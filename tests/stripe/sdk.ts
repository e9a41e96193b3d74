import Stripe from "stripe";
import type { StripePeer } from "#tests/support/peers/stripe-peer/stripe-peer.ts";

/** Stripe's own library, speaking to the peer. */
export function sdkFor(
  peer: Pick<StripePeer, "origin" | "secretKey">,
  config: Stripe.StripeConfig = {},
): Stripe {
  const { hostname, port } = new URL(peer.origin);
  return new Stripe(peer.secretKey, { host: hostname, port, protocol: "http", telemetry: false, ...config });
}

/** Seconds since 1970, this many minutes from now. */
export function inMinutes(minutes: number): number {
  return Math.floor(Date.now() / 1000) + minutes * 60;
}

/** The call that a shop makes: two XLR cables and a fog machine, delivered. 4,498 + 1,000 cents. */
export function goodCall(): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [line("XLR cable, 10 m", 1250, 2, "XLR-10"), line("Fog machine", 1998, 1, "FOG-1")],
    success_url: "http://localhost:3000/shop/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/shop/cart",
    client_reference_id: "order-1",
    metadata: { order_id: "order-1" },
    payment_intent_data: { metadata: { order_id: "order-1" } },
    customer_email: "aine@example.ie",
    expires_at: inMinutes(33),
    locale: "en-GB",
    allowed_payment_method_types: ["card"],
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false },
    shipping_options: [
      {
        shipping_rate_data: {
          type: "fixed_amount",
          display_name: "Delivery in Ireland",
          fixed_amount: { amount: 1000, currency: "eur" },
          tax_behavior: "inclusive",
        },
      },
    ],
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    phone_number_collection: { enabled: true },
    submit_type: "pay",
    custom_text: { submit: { message: "14 days to change your mind." } },
  };
}

export function line(
  name: string,
  unitAmount: number,
  quantity: number,
  sku: string,
): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity,
    price_data: {
      currency: "eur",
      unit_amount: unitAmount,
      tax_behavior: "inclusive",
      product_data: { name, images: ["https://example.ie/a.jpg"], metadata: { sku } },
    },
  };
}
