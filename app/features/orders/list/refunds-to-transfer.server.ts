import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import type { RefundToTransfer } from "../orders.ts";

/** Refunds of money that came by transfer or at the counter: no provider sends it back. */
const REFUNDS_TO_TRANSFER = sql`${refunds} r join ${payments} p on p.id = r.payment_id
  where r.state = 'pending' and p.provider = 'invoice' and r.amount_cents > r.applied_cents`;

/** True for an order of which staff have to transfer a refund. As an array, so that the index of orders is used. */
export const HAS_TRANSFER = sql<boolean>`${orders.id} = any(array(select r.order_id from ${REFUNDS_TO_TRANSFER}))`;

/** What staff have to transfer of an order, and since when; 0 and null where there is nothing. */
export const TRANSFER_COLUMNS = {
  toTransfer: sql<Cents>`coalesce((
    select sum(r.amount_cents - r.applied_cents)::int from ${REFUNDS_TO_TRANSFER} and r.order_id = ${orders.id}
  ), 0)`.mapWith(cents),
  transferSince: sql<Date | null>`(
    select min(r.taken_at) from ${REFUNDS_TO_TRANSFER} and r.order_id = ${orders.id}
  )`.mapWith(refunds.takenAt),
};

/** What staff have to transfer, of these orders or of all, the longest waiting first. */
export async function listRefundsToTransfer(
  db: Db,
  { orderIds, limit = 100 }: { readonly orderIds?: readonly string[]; readonly limit?: number } = {},
): Promise<readonly RefundToTransfer[]> {
  if (orderIds?.length === 0) return [];
  return db
    .select({
      orderId: orders.id,
      number: orders.number,
      name: orders.name,
      amount: sql<Cents>`sum(${refunds.amount} - ${refunds.applied})::int`.mapWith(cents),
      since: sql<Date>`min(${refunds.takenAt})`.mapWith(refunds.takenAt),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, "pending"),
        eq(payments.provider, "invoice"),
        gt(refunds.amount, refunds.applied),
        orderIds && inArray(orders.id, [...orderIds]),
      ),
    )
    .groupBy(orders.id)
    .orderBy(asc(sql`min(${refunds.takenAt})`), asc(orders.number))
    .limit(limit);
}
