import { and, asc, eq, sql } from "drizzle-orm";
import { runLate, type Tx } from "#app/db/client.server.ts";
import { reservations, stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { sumByProduct } from "./inventory.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";

/** Gives back what an order still holds. Repeating it gives nothing back twice. */
export async function releaseReservations(tx: Tx, orderId: string): Promise<void> {
  const held = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.orderId, orderId), eq(reservations.state, "held")))
    .orderBy(asc(reservations.productId), asc(reservations.id))
    .for("update");
  if (held.length === 0) return;
  const released = await tx
    .update(reservations)
    .set({ state: "released" })
    .where(and(eq(reservations.orderId, orderId), eq(reservations.state, "held")))
    .returning({ productId: reservations.productId, quantity: reservations.quantity });
  const sums = sumByProduct(released);
  for (const { productId, quantity } of sums) {
    await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} + ${quantity}` })
      .where(eq(stockLevels.productId, productId));
    await tx.insert(stockMovements).values({ productId, delta: quantity, reason: "release", orderId });
  }
  await refreshStockStatus(
    tx,
    sums.map((line) => line.productId),
  );
}

/**
 * What an order held is sold: the count stays as it is, and no expiry gives it back. Sent at the end of the transaction;
 * what was reserved in the same one must have been in a savepoint, whose rows are sent before.
 */
export function consumeReservations(tx: Tx, orderId: string): void {
  runLate(tx, `consume ${orderId}`, (late) =>
    late
      .update(reservations)
      .set({ state: "consumed" })
      .where(and(eq(reservations.orderId, orderId), eq(reservations.state, "held"))),
  );
}
