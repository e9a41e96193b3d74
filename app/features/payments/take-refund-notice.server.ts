import { inTransaction } from "#app/db/client.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { StripeGateway, StripeSubject } from "#app/integrations/stripe/stripe-gateway.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "./providers.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";

/** Events after which a refund stands somewhere else. */
export const REFUND_EVENTS: ReadonlySet<string> = new Set([
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
]);

/**
 * Takes a notice about refunds of a payment: asks Stripe for all of them and writes down where each stands, also those
 * made in Stripe's own dashboard. "ignored": the payment is none of ours.
 */
export async function takeRefundNotice(
  context: PaymentContext,
  gateway: StripeGateway,
  subject: Extract<StripeSubject, { kind: "refund" | "charge" }>,
): Promise<Result<"noted" | "ignored", { readonly kind: "again" }>> {
  const { paymentIntentId, orderId } =
    subject.kind === "refund" ? subject.refund : { ...subject, orderId: subject.orderId };
  if (paymentIntentId === null) return ok("ignored");
  const owner = await ownerOf(gateway, paymentIntentId, orderId);
  if (!owner.ok) return owner;
  const order = isId(owner.value) ? await getOrder(context.db, owner.value) : null;
  if (!order) return ok("ignored");
  const listed = await gateway.listRefunds(paymentIntentId);
  if (!listed.ok) return refuse({ kind: "again" });
  const now = context.clock.now();
  for (const refund of [...listed.value].reverse()) {
    const mails = await renderRefundMails(context, order, refund.amount);
    await inTransaction(context.db, (tx) =>
      recordRefund(tx, {
        order,
        refundId: isId(refund.refundId) ? refund.refundId : null,
        ref: refund.id,
        amount: refund.amount,
        state: refund.status,
        failure: refund.status === "failed" ? "returned" : null,
        now,
        mails,
      }),
    );
  }
  return ok("noted");
}

/** A refund made in the dashboard does not name its order; the session of its payment does. */
async function ownerOf(
  gateway: StripeGateway,
  paymentIntentId: string,
  orderId: string | null,
): Promise<Result<string | null, { readonly kind: "again" }>> {
  if (orderId !== null) return ok(orderId);
  const session = await gateway.findSessionOfPayment(paymentIntentId);
  if (session.ok) return ok(session.value?.orderId ?? null);
  return session.error.kind === "not-found" ? ok(null) : refuse({ kind: "again" });
}
