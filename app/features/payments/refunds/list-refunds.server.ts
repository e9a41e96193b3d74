import { and, asc, eq, getTableColumns, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
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
  const lines = await db
    .select()
    .from(refundLines)
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
    state: row.state,
    providerRef: row.providerRef,
    failure: row.failure,
    takenAt: row.takenAt,
    createdAt: row.createdAt,
    lines: lines.filter((line) => line.refundId === row.id),
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

/** What was charged against a security deposit, in cents: no refund of the deposit itself. 0 for any other order. */
export async function chargedAgainst(
  db: Db,
  { kind, hireId }: Pick<OrderView, "kind" | "hireId">,
): Promise<Cents> {
  if (kind !== "hire-security" || hireId === null) return ZERO;
  const charges = await db
    .select({ total: orders.total })
    .from(orders)
    .where(and(eq(orders.hireId, hireId), eq(orders.provider, "security"), isNotNull(orders.paidAt)));
  return addCents(...charges.map(({ total }) => total));
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

/**
 * The payment that an order's money goes back to, and what it paid of the order. A charge that was taken from a security
 * deposit has none of its own: it goes back to the payment of the deposit.
 */
export async function getOwnPayment(db: Db, order: OrderView): Promise<PaidPayment | undefined> {
  const [own] = await listPaidPayments(db, order.id);
  if (!own || order.provider !== "security" || order.hireId === null) return own;
  const [security] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.hireId, order.hireId), eq(orders.kind, "hire-security"), isNotNull(orders.paidAt)))
    .orderBy(asc(orders.number));
  const [held] = security ? await listPaidPayments(db, security.id) : [];
  return held && { ...held, amount: own.amount };
}

/** What of an order was paid and can be given back, and the payments that it goes back to. */
export async function getRefundSources(
  db: Db,
  order: OrderView,
  { own, given }: { readonly own: PaidPayment | undefined; readonly given: readonly RefundView[] },
): Promise<{ readonly left: Refundable; readonly sources: readonly RefundSource[] }> {
  const charged = await chargedAgainst(db, order);
  const creditPayment = await getCreditPayment(db, order);
  const captured = subtractCents(own?.amount ?? ZERO, charged);
  const paid = [
    ...(own ? [{ paymentId: own.id, left: captured }] : []),
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

/** What staff can still give back of an order. */
export async function getRefundable(db: Db, order: OrderView): Promise<Refundable> {
  const own = await getOwnPayment(db, order);
  const given = await listRefunds(db, order.id);
  return (await getRefundSources(db, order, { own, given })).left;
}
