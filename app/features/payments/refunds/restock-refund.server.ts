import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { type ReturnedPieces, returnStock } from "#app/features/inventory/return-stock.server.ts";
import { DISPATCHED } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";

/**
 * Puts the pieces of a refund that go back into stock on the shelf, once, however many refunds name them. Of pieces that
 * have not left no more than the order took, as one that was paid without stock took none.
 */
export async function restockRefund(
  tx: Tx,
  { id, orderId, actorId }: Pick<typeof refunds.$inferSelect, "id" | "orderId" | "actorId">,
): Promise<void> {
  await returnStock(tx, { orderId, actorId, lines: await listReturned(tx, id, orderId) });
}

/** Pieces of one line of a refund that came back after it. */
export interface ReturnedLater {
  /** The line of the order, from 0. */
  readonly position: number;
  readonly quantity: number;
}

/** Puts pieces of one line of a refund into stock that came back after it, and are counted as restocked already. */
export async function restockLine(
  tx: Tx,
  { id, orderId, actorId }: { readonly id: string; readonly orderId: string; readonly actorId: string },
  later: ReturnedLater,
): Promise<void> {
  await returnStock(tx, { orderId, actorId, lines: await listReturned(tx, id, orderId, later) });
}

/**
 * The lines of the order with what comes back of each: with the refund, or later of one line. Pieces that are still here
 * are refunded, and come back, before the others.
 */
async function listReturned(
  tx: Tx,
  refundId: string,
  orderId: string,
  later: ReturnedLater | null = null,
): Promise<readonly ReturnedPieces[]> {
  const l = alias(orderLines, "l");
  const rows = await tx
    .select({
      productId: l.productId,
      position: l.position,
      ordered: l.quantity,
      fulfilment: orders.fulfilment,
      dispatched: DISPATCHED,
      refunded: sql<number>`(select coalesce(sum(rl.quantity), 0)::int from ${refundLines} rl
        join ${refunds} r on r.id = rl.refund_id
        where r.order_id = ${l.orderId} and rl.position = ${l.position} and r.kind = 'order'
          and r.taken_at is not null and r.id <> ${refundId})`,
      quantity: refundLines.quantity,
      restocked: refundLines.restocked,
    })
    .from(l)
    .innerJoin(orders, eq(orders.id, l.orderId))
    .leftJoin(refundLines, and(eq(refundLines.refundId, refundId), eq(refundLines.position, l.position)))
    .where(eq(l.orderId, orderId));
  return rows.flatMap(({ productId, position, ordered, fulfilment, dispatched, refunded, ...line }) => {
    if (productId === null) return [];
    const isHere = fulfilment !== "collected";
    const left = isHere ? Math.max(0, ordered - dispatched - refunded) : 0;
    const unsentAll = Math.min(left, line.quantity ?? 0);
    const kept = dispatched + left - unsentAll;
    const restocked = line.restocked ?? 0;
    const before = later ? restocked - (position === later.position ? later.quantity : 0) : 0;
    const unsent = Math.min(restocked, unsentAll) - Math.min(before, unsentAll);
    return [{ productId, quantity: restocked - before, unsent, kept }];
  });
}
