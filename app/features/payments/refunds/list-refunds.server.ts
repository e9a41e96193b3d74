import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { payments, refundLines, refunds } from "#app/db/schema/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
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

/** What staff can still give back of an order. */
export async function getRefundable(db: Db, order: OrderView): Promise<Refundable> {
  const [paid] = await listPaidPayments(db, order.id);
  const given = await listRefunds(db, order.id);
  return refundableOf({ lines: order.lines, delivery: order.totals.delivery }, paid?.amount ?? ZERO, given);
}
