import { inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { StripeGateway, StripeRefund, StripeSubject } from "#app/integrations/stripe/stripe-gateway.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { refreshPayment } from "../refresh-payment.server.ts";
import { type RefundReport, recordRefund } from "./record-refund.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";

/** Events after which a refund is somewhere else. */
export const REFUND_EVENTS: ReadonlySet<string> = new Set([
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
]);

/**
 * Receives an event about refunds of a payment: asks Stripe for all of them and writes down where each is, also those
 * made in Stripe's own dashboard. A payment that no one reported yet is settled first. `claimEvent` runs at the
 * beginning of the one transaction that writes. "ignored": the payment is none of ours, and nothing was written.
 */
export async function receiveRefundEvent(
  context: PaymentContext,
  gateway: StripeGateway,
  subject: Extract<StripeSubject, { kind: "refund" | "charge" }>,
  claimEvent: (tx: Tx) => Promise<boolean>,
): Promise<Result<"noted" | "repeated" | "ignored", { readonly kind: "again" }>> {
  const { paymentIntentId, orderId } = subject.kind === "refund" ? subject.refund : subject;
  if (paymentIntentId === null) return ok("ignored");
  const owner = await ownerOf(gateway, paymentIntentId, orderId);
  if (!owner.ok) return owner;
  const order = isId(owner.value)
    ? await paidOrder(context, gateway, owner.value, paymentIntentId)
    : ok(null);
  if (!order.ok) return order;
  if (!order.value) return ok("ignored");
  const listed = await gateway.listRefunds(paymentIntentId);
  if (!listed.ok) return refuse({ kind: "again" });
  const reports = await reportsOf(context, order.value, [...listed.value].reverse());
  return inTransaction(context.db, async (tx) => {
    if (!(await claimEvent(tx))) return ok("repeated");
    for (const report of reports) await recordRefund(tx, report);
    return ok("noted");
  });
}

/** The order of a payment, paid: events come in any order, and what is given back must have been taken before. */
async function paidOrder(
  context: PaymentContext,
  gateway: StripeGateway,
  orderId: string,
  paymentIntentId: string,
): Promise<Result<OrderView | null, { readonly kind: "again" }>> {
  const order = await getOrder(context.db, orderId);
  if (!order || order.paidAt !== null) return ok(order);
  const session = await gateway.findSessionOfPayment(paymentIntentId);
  if (!session.ok) return session.error.kind === "not-found" ? ok(order) : refuse({ kind: "again" });
  if (!session.value) return ok(order);
  const refreshed = await refreshPayment(context, { provider: "stripe", ref: session.value.id });
  if (!refreshed.ok && refreshed.error.kind === "provider-unavailable") return refuse({ kind: "again" });
  return ok(await getOrder(context.db, orderId));
}

async function reportsOf(
  context: PaymentContext,
  order: OrderView,
  listed: readonly StripeRefund[],
): Promise<readonly RefundReport[]> {
  const now = context.clock.now();
  const reports: RefundReport[] = [];
  const owners = await ownersOf(
    context.db,
    listed.flatMap(({ refundId }) => (isId(refundId) ? [refundId] : [])),
  );
  for (const refund of listed) {
    const refundId = isId(refund.refundId) ? refund.refundId : null;
    const ownerId = owners.get(refundId ?? "") ?? order.id;
    const owner = ownerId === order.id ? order : ((await getOrder(context.db, ownerId)) ?? order);
    const reported = { refundId, ref: refund.id, amount: refund.amount };
    const earlier = reports.filter((report) => report.order.id === owner.id && report.state !== "failed");
    reports.push({
      order: owner,
      ...reported,
      state: refund.status,
      failure: refund.status === "failed" ? "returned" : null,
      now,
      mails: await renderRefundMails(context, owner, { ...reported, earlier }),
    });
  }
  return reports;
}

/** Orders by refund: a payment also gives back what was refunded of an order that it paid a part of. */
async function ownersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(inArray(refunds.id, [...ids]));
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
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
