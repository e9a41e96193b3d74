import type { StripeGateway, StripeRefund, StripeRefusal } from "#app/integrations/stripe/stripe-gateway.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ProviderRefund, RefundOrder, RefundRefusal } from "../payments.ts";

/**
 * Gives money back through Stripe. The key is `refund:<our id>`, so a call that is repeated takes effect once. Stripe
 * forgets keys after a day or more, so a repetition first looks whether the refund is there.
 */
export async function refundAtStripe(
  gateway: StripeGateway,
  order: RefundOrder,
): Promise<Result<ProviderRefund, RefundRefusal>> {
  const session = await gateway.retrieveSession(order.ref);
  if (!session.ok) return refuse(refusalOf(session.error));
  const { paymentIntentId } = session.value;
  if (paymentIntentId === null) return refuse({ kind: "refused", code: null });
  if (order.repeated) {
    const known = await gateway.listRefunds(paymentIntentId);
    if (!known.ok) return refuse(refusalOf(known.error));
    const existing = known.value.find(
      (refund) => refund.refundId === order.refundId && !order.failedRefs.includes(refund.id),
    );
    if (existing) return ok(sessionOf(existing));
  }
  const created = await gateway.createRefund({
    paymentIntentId,
    amount: order.amount,
    orderId: order.orderId,
    refundId: order.refundId,
    idempotencyKey: keyOf(order),
  });
  if (!created.ok) return refuse(refusalOf(created.error));
  return order.failedRefs.includes(created.value.id)
    ? refuse({ kind: "attempt-spent" })
    : ok(sessionOf(created.value));
}

function keyOf({ refundId, attempt }: RefundOrder): string {
  return attempt === 1 ? `refund:${refundId}` : `refund:${refundId}:${attempt}`;
}

function sessionOf({ id, amount, status }: StripeRefund): ProviderRefund {
  return { ref: id, amount, state: status };
}

function refusalOf(refusal: StripeRefusal): RefundRefusal {
  switch (refusal.kind) {
    case "failed":
    case "key-reused":
      return { kind: "attempt-spent" };
    case "refused":
      return { kind: "refused", code: refusal.code };
    case "not-found":
      return { kind: "refused", code: "not-found" };
    case "unreachable":
    case "unclear":
    case "busy":
    case "unauthorised":
      return { kind: "provider-unavailable" };
  }
}
