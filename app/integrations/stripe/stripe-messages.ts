import type Stripe from "stripe";
import { cents, ZERO } from "#app/lib/money.ts";
import type { StripeRefund, StripeSession, StripeSubject } from "./stripe-gateway.ts";

/** A session as Stripe shows it, in our words. */
export function toSession(session: Stripe.Checkout.Session): StripeSession {
  return {
    id: session.id,
    url: session.url,
    status: statusOf(session.status),
    payment: paymentOf(session),
    total: cents(session.amount_total ?? 0),
    currency: (session.currency ?? "").toLowerCase(),
    orderId: session.client_reference_id ?? session.metadata?.["order_id"] ?? null,
    mode: session.mode,
    live: session.livemode,
    paymentIntentId: idOf(session.payment_intent),
    createdAt: instant(session.created),
    expiresAt: instant(session.expires_at),
    lines: session.line_items
      ? session.line_items.data.map((line) => ({
          name: line.description ?? "",
          quantity: line.quantity ?? 0,
          total: cents(line.amount_total),
        }))
      : null,
  };
}

function statusOf(status: string | null): StripeSession["status"] {
  return status === "complete" || status === "expired" ? status : "open";
}

/** A complete session that is not paid waits for its money, unless the payment behind it fell through. */
function paymentOf(session: Stripe.Checkout.Session): StripeSession["payment"] {
  if (session.payment_status === "paid" || session.payment_status === "no_payment_required") return "paid";
  if (session.status !== "complete") return "unpaid";
  const intent = session.payment_intent;
  const status = intent && typeof intent === "object" ? intent.status : null;
  return status === "requires_payment_method" || status === "canceled" ? "failed" : "processing";
}

/** A refund as Stripe shows it, in our words. */
export function toRefund(refund: Stripe.Refund): StripeRefund {
  const { status } = refund;
  return {
    id: refund.id,
    amount: cents(refund.amount),
    status:
      status === "succeeded"
        ? "succeeded"
        : status === "failed" || status === "canceled"
          ? "failed"
          : "pending",
    paymentIntentId: idOf(refund.payment_intent),
    orderId: refund.metadata?.["order_id"] ?? null,
    refundId: refund.metadata?.["refund_id"] ?? null,
  };
}

/** What the object of an event is about. Only its kind and ids count: the state itself is asked for again. */
export function toSubject(object: { readonly object?: string }): StripeSubject {
  switch (object.object) {
    case "checkout.session": {
      const session = object as Stripe.Checkout.Session;
      const orderId = session.client_reference_id ?? session.metadata?.["order_id"] ?? null;
      return { kind: "session", sessionId: session.id, orderId };
    }
    case "refund":
      return { kind: "refund", refund: toRefund(object as Stripe.Refund) };
    case "charge": {
      const charge = object as Stripe.Charge;
      return {
        kind: "charge",
        paymentIntentId: idOf(charge.payment_intent),
        orderId: charge.metadata?.["order_id"] ?? null,
        refunded: charge.amount_refunded > 0 ? cents(charge.amount_refunded) : ZERO,
      };
    }
    case "dispute":
      return { kind: "dispute", paymentIntentId: idOf((object as Stripe.Dispute).payment_intent) };
    default:
      return { kind: "other" };
  }
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
