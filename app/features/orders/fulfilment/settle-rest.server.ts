import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { dropQueuedMailOf } from "#app/features/mail/drop-queued-mail.server.ts";
import { type LockedOrder, reopenOrder, transitionOrder } from "../transition-order.server.ts";
import { getLastCollection } from "./collected-pieces.server.ts";
import { settleDispatch } from "./dispatch-parcel.server.ts";
import { PIECES_LEFT } from "./get-fulfilment.server.ts";
import { readyMailOf } from "./ready-mail.ts";
import { TYPED_RECEPTION, transitionFulfilment } from "./transition-fulfilment.server.ts";

/**
 * An order of which a part has left, and whose rest was refunded, has nothing left to leave: it is dispatched or collected,
 * and completed.
 */
export async function settleRest(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  const isDispatched = order.fulfilment === "partly-dispatched";
  if (!isDispatched && !(await isCollectedInPart(tx, order))) return;
  const [row] = await tx.select({ left: PIECES_LEFT }).from(orders).where(eq(orders.id, order.id));
  if (row?.left !== 0) return;
  if (isDispatched) await settleDispatch(tx, order, 0, now);
  else await settleCollection(tx, order, now);
}

async function isCollectedInPart(tx: Tx, { id, deliveryMethod, fulfilment }: LockedOrder): Promise<boolean> {
  if (deliveryMethod !== "collection" || fulfilment === "collected") return false;
  return (await tx.$count(orderLines, and(eq(orderLines.orderId, id), gt(orderLines.collected, 0)))) > 0;
}

/**
 * The last collection was the one before: nothing of it can be taken back any more, it is the day of reception, and no one
 * is mailed that something is ready.
 */
async function settleCollection(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  await tx
    .update(orderLines)
    .set({ collectedBefore: sql`${orderLines.collected}` })
    .where(eq(orderLines.orderId, order.id));
  const completedAt = (await getLastCollection(tx, order.id)) ?? now;
  await transitionFulfilment(tx, order.id, "collected", { now, set: { completedAt } });
  await dropQueuedMailOf(tx, readyMailOf(order.id), now);
  if (order.state === "paid") await transitionOrder(tx, order, "completed", { now, action: null });
}

/** An order all of which had left has pieces left where a refund was refused: it waits for them, and is paid again. */
export async function reopenRest(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  const { fulfilment } = order;
  if (fulfilment !== "dispatched" && fulfilment !== "delivered" && fulfilment !== "collected") return;
  const [row] = await tx.select({ left: PIECES_LEFT }).from(orders).where(eq(orders.id, order.id));
  if (!row || row.left === 0) return;
  if (fulfilment === "collected") await reopenCollection(tx, order, now);
  else await reopenDispatch(tx, order, "partly-dispatched", now);
}

/** The order waits to be collected again, and is ready if it was. */
export async function reopenCollection(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  const { id, state, readyAt } = order;
  await transitionFulfilment(tx, id, readyAt ? "ready" : "unfulfilled", { now, set: { completedAt: null } });
  if (state === "completed") await reopenOrder(tx, { ...order, state }, { now });
}

/** The order waits for its goods again, all of them or those that are not in another parcel. */
export async function reopenDispatch(
  tx: Tx,
  order: LockedOrder,
  to: "unfulfilled" | "partly-dispatched",
  now: Date,
): Promise<void> {
  const set = {
    dispatchedAt: null,
    ...(order.fulfilment === "delivered" && { receivedAt: TYPED_RECEPTION }),
  };
  await transitionFulfilment(tx, order.id, to, { now, set });
  const { state } = order;
  if (state === "completed") await reopenOrder(tx, { ...order, state }, { now, set: { completedAt: null } });
}
