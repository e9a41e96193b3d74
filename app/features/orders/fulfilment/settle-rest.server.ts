import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { type LockedOrder, reopenOrder } from "../transition-order.server.ts";
import { settleDispatch } from "./dispatch-parcel.server.ts";
import { PIECES_LEFT } from "./get-fulfilment.server.ts";
import { transitionFulfilment } from "./transition-fulfilment.server.ts";

/** A partly dispatched order whose rest was refunded has nothing left to leave: it is dispatched and completed. */
export async function settleRest(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  if (order.fulfilment !== "partly-dispatched") return;
  const [row] = await tx.select({ left: PIECES_LEFT }).from(orders).where(eq(orders.id, order.id));
  if (row?.left === 0) await settleDispatch(tx, order, 0, now);
}

/** A dispatched order of which a refund was refused has pieces left again: it waits for them, and is paid again. */
export async function reopenRest(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  if (order.fulfilment !== "dispatched") return;
  const [row] = await tx.select({ left: PIECES_LEFT }).from(orders).where(eq(orders.id, order.id));
  if (row && row.left > 0) await reopenDispatch(tx, order, "partly-dispatched", now);
}

/** The order waits for its goods again, all of them or those that are not in another parcel. */
export async function reopenDispatch(
  tx: Tx,
  order: LockedOrder,
  to: "unfulfilled" | "partly-dispatched",
  now: Date,
): Promise<void> {
  await transitionFulfilment(tx, order.id, to, { now, set: { dispatchedAt: null } });
  const { state } = order;
  if (state === "completed") await reopenOrder(tx, { ...order, state }, { now, set: { completedAt: null } });
}
