import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { LockedOrder } from "../transition-order.server.ts";
import { settleDispatch } from "./dispatch-parcel.server.ts";
import { PIECES_LEFT } from "./get-fulfilment.server.ts";

/** A partly dispatched order whose rest was refunded has nothing left to leave: it is dispatched and completed. */
export async function settleRest(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  if (order.fulfilment !== "partly-dispatched") return;
  const [row] = await tx.select({ left: PIECES_LEFT }).from(orders).where(eq(orders.id, order.id));
  if (row?.left === 0) await settleDispatch(tx, order, 0, now);
}
