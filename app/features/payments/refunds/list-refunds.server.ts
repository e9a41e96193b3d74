import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { type Refundable, type RefundView, refundableOf } from "./refunds.ts";

/** Every refund of an order, oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<readonly RefundView[]> {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
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
    kind: row.kind,
    amount: row.amount,
    deliveryAmount: row.deliveryAmount,
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

/** What was charged against a security deposit, in cents; it cannot be paid back. 0 for any other order. */
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

/** What staff can still give back of an order. */
export async function getRefundable(db: Db, order: OrderView): Promise<Refundable> {
  const [paid] = await listPaidPayments(db, order.id);
  const given = await listRefunds(db, order.id);
  const captured = subtractCents(paid?.amount ?? ZERO, await chargedAgainst(db, order));
  return refundableOf({ lines: order.lines, delivery: order.totals.delivery }, captured, given);
}
