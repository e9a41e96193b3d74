import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { payments, refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { GONE, STOCKED } from "#app/features/orders/fulfilment/refunded-pieces.server.ts";
import { toRestockOf } from "#app/features/orders/fulfilment/refunded-pieces.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { addCents, type Cents, subtractCents } from "#app/lib/money.ts";
import { listSecurityShares } from "./list-security-shares.server.ts";
import { isClaimed, type Refundable, type RefundSource, type RefundView, refundableOf } from "./refunds.ts";

/** Every refund of an order, oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<readonly RefundView[]> {
  const rows = await db
    .select({ ...getTableColumns(refunds), provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
  if (rows.length === 0) return [];
  const l = alias(orderLines, "l");
  const lines = await db
    .select({ ...getTableColumns(refundLines), ordered: l.quantity, gone: GONE, stocked: STOCKED })
    .from(refundLines)
    .innerJoin(l, and(eq(l.orderId, orderId), eq(l.position, refundLines.position)))
    .where(
      inArray(
        refundLines.refundId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(refundLines.position));
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.paymentId,
    provider: row.provider,
    kind: row.kind,
    amount: row.amount,
    deliveryAmount: row.deliveryAmount,
    applied: row.applied,
    reason: row.reason,
    withdrawalId: row.withdrawalId,
    state: row.state,
    providerRef: row.providerRef,
    failure: row.failure,
    takenAt: row.takenAt,
    createdAt: row.createdAt,
    lines: lines.flatMap(({ refundId, ordered, gone, stocked, ...line }) =>
      refundId === row.id ? [{ ...line, toRestock: toRestockOf({ ordered, gone, stocked }, line) }] : [],
    ),
  }));
}

export interface PaidPayment {
  readonly id: string;
  readonly provider: string;
  readonly ref: string;
  readonly amount: Cents;
}

/** The payments of an order that arrived: the first paid for it, any other was too much. */
export async function listPaidPayments(db: Db, orderId: string): Promise<readonly PaidPayment[]> {
  return db
    .select({
      id: payments.id,
      provider: payments.provider,
      ref: payments.providerRef,
      amount: payments.amount,
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, "paid")))
    .orderBy(asc(payments.paidAt), asc(payments.id));
}

/** The payment that the credit of an order comes from; null for an order without one, and for one that is not paid. */
async function getCreditPayment(db: Db, order: OrderView): Promise<string | null> {
  if (order.credit === 0 || order.paidAt === null) return null;
  const [row] = await db
    .select({ paymentId: refunds.paymentId })
    .from(orders)
    .innerJoin(refunds, eq(refunds.id, orders.creditRefundId))
    .where(eq(orders.id, order.id));
  return row?.paymentId ?? null;
}

/** What of an order was paid and can be given back, and the payments that it goes back to. */
export async function getRefundSources(
  db: Db,
  order: OrderView,
  { own, given }: { readonly own: PaidPayment | undefined; readonly given: readonly RefundView[] },
): Promise<{ readonly left: Refundable; readonly sources: readonly RefundSource[] }> {
  const creditPayment = await getCreditPayment(db, order);
  const paid = [
    ...(own ? await listOwnSources(db, order, own) : []),
    ...(creditPayment === null ? [] : [{ paymentId: creditPayment, left: order.credit }]),
  ];
  const claimed = given.filter((refund) => refund.kind === "order" && isClaimed(refund));
  const sources = paid.map(({ paymentId, left }) => {
    const used = claimed.flatMap((refund) => (refund.paymentId === paymentId ? [refund.amount] : []));
    return { paymentId, left: subtractCents(left, addCents(...used)) };
  });
  const whole = addCents(...paid.map(({ left }) => left));
  const { lines, totals } = order;
  return { left: refundableOf({ lines, delivery: totals.delivery }, whole, given), sources };
}

/**
 * The payments of an order without a credit. Of a security deposit, what was charged against it is none of it. A charge
 * that was taken from the deposit has no money of its own: it goes back to the payments of the deposit.
 */
async function listOwnSources(
  db: Db,
  { id, kind, provider, hireId }: OrderView,
  own: PaidPayment,
): Promise<readonly RefundSource[]> {
  const isTaken = provider === "security";
  if (hireId === null || !(isTaken || kind === "hire-security"))
    return [{ paymentId: own.id, left: own.amount }];
  const shares = await listSecurityShares(db, hireId);
  if (isTaken)
    return shares.flatMap(({ chargeId, paymentId, amount }) =>
      chargeId === id ? [{ paymentId, left: amount }] : [],
    );
  const charged = shares.flatMap(({ securityId, amount }) => (securityId === id ? [amount] : []));
  return [{ paymentId: own.id, left: subtractCents(own.amount, addCents(...charged)) }];
}

/** What staff can still give back of an order. */
export async function getRefundable(db: Db, order: OrderView): Promise<Refundable> {
  const [own] = await listPaidPayments(db, order.id);
  const given = await listRefunds(db, order.id);
  return (await getRefundSources(db, order, { own, given })).left;
}
