import { sql } from "drizzle-orm";
import { listRows, type Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import type { Pieces } from "./fulfilment.ts";
import { REFUNDED_UNSENT } from "./refunded-pieces.server.ts";

/** Writes down that the customer has collected the goods of an order: those that were not refunded, or all. */
export async function addCollected(tx: Tx, orderId: string, which: "unrefunded" | "all"): Promise<void> {
  const collected =
    which === "all" ? sql`l.quantity` : sql`greatest(l.collected, l.quantity - ${REFUNDED_UNSENT})`;
  await tx.execute(sql`update ${orderLines} l set collected = ${collected}, collected_before = l.collected
    where l.order_id = ${orderId}`);
}

/** Writes down that they have not. Gives what they had collected last. */
export async function removeCollected(tx: Tx, orderId: string): Promise<readonly Pieces[]> {
  return listRows<{ position: number; quantity: number }>(
    tx,
    sql`update ${orderLines} l set collected = l.collected_before from ${orderLines} before
      where before.id = l.id and l.order_id = ${orderId}
      returning l.position, before.collected - l.collected as quantity`,
  );
}
