import { eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumBy } from "#app/lib/sums.ts";
import { type OutOfStock, type ProductQuantity, sumByProduct } from "./inventory.ts";
import { readCounters } from "./order-counters.server.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";

/** Pieces of one line of an order that come back. */
interface ReturnedPieces extends ProductQuantity {
  /** How many of them have not left the store. */
  readonly unsent: number;
  /** Pieces of the line that have left and not come back, or are still to leave. */
  readonly needed: number;
}

interface Returned {
  readonly orderId: string;
  readonly actorId: string | null;
  /** Every line of the order that has a product, also those of which nothing comes back. */
  readonly lines: readonly ReturnedPieces[];
}

/**
 * Puts goods that came back on the shelf again. A variation without a count of its own goes to its parent's; what
 * is not counted, or no longer sold at all, changes nothing. Pieces that have not left go back only as far as the order
 * took them from the count and does not need them itself: on backorder, or paid without stock, it took fewer.
 */
export async function returnStock(tx: Tx, { orderId, actorId, lines }: Returned): Promise<void> {
  if (lines.every(({ quantity }) => quantity === 0)) return;
  const counters = await readCounters(tx, orderId, lines);
  const counted = lines.flatMap((line) => {
    const counter = counters.get(line.productId);
    return counter ? [{ ...line, counter }] : [];
  });
  const returned = [...Map.groupBy(counted, ({ counter }) => counter.id)].map(([productId, pieces]) => {
    const sum = (key: "quantity" | "unsent" | "needed") => sumBy(pieces, (piece) => piece[key]);
    const spare = Math.max(0, (pieces[0]?.counter.taken ?? 0) - sum("needed"));
    return { productId, quantity: sum("quantity") - sum("unsent") + Math.min(sum("unsent"), spare) };
  });
  const sums = sumByProduct(returned.filter(({ quantity }) => quantity > 0));
  for (const { productId, quantity } of sums) {
    await tx
      .insert(stockLevels)
      .values({ productId, available: quantity })
      .onConflictDoUpdate({
        target: stockLevels.productId,
        set: { available: sql`${stockLevels.available} + ${quantity}` },
      });
    await tx
      .insert(stockMovements)
      .values({ productId, delta: quantity, reason: "return", orderId, actorId });
  }
  await refreshStockStatus(
    tx,
    sums.map((line) => line.productId),
  );
}

interface Resent extends Pick<Returned, "orderId" | "actorId"> {
  /**
   * Every line of the order that has a product. Pieces leave although they went back into stock; below 0: such pieces come
   * back, as the step is undone.
   */
  readonly lines: readonly Omit<ReturnedPieces, "unsent">[];
}

/**
 * Takes what an order put back into stock out of it again, since it leaves all the same. Refuses what has been sold since, by
 * the product of the first line that it concerns; the transaction must be rolled back then. Of pieces that the order had never
 * taken, so that none went back, as many as there are. When the step is undone, what the order took and does not need goes
 * back.
 */
export async function resendStock(
  tx: Tx,
  { orderId, actorId, lines }: Resent,
): Promise<Result<void, OutOfStock>> {
  if (lines.every(({ quantity }) => quantity === 0)) return ok(undefined);
  const counters = await readCounters(tx, orderId, lines);
  const counted = lines.flatMap((line) => {
    const counter = counters.get(line.productId);
    return counter ? [{ ...line, counter }] : [];
  });
  const moved: string[] = [];
  for (const { productId, quantity } of sumByProduct(
    counted.map(({ counter, quantity: pieces }) => ({ productId: counter.id, quantity: pieces })),
  )) {
    if (quantity === 0) continue;
    const own = counted.filter(({ counter }) => counter.id === productId);
    const { returned = 0, taken = 0 } = own[0]?.counter ?? {};
    const available = await lockAvailable(tx, productId);
    if (available < Math.min(quantity, returned)) {
      const sold = own.find((line) => line.quantity > 0);
      return refuse({ kind: "out-of-stock", productId: sold?.productId ?? productId, available: 0 });
    }
    const spare = Math.max(0, taken - sumBy(own, ({ needed }) => needed));
    const delta = quantity < 0 ? Math.min(-quantity, spare) : -Math.min(quantity, available);
    if (delta === 0) continue;
    await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} + ${delta}` })
      .where(eq(stockLevels.productId, productId));
    await tx.insert(stockMovements).values({ productId, delta, reason: "resend", orderId, actorId });
    moved.push(productId);
  }
  await refreshStockStatus(tx, moved);
  return ok(undefined);
}

async function lockAvailable(tx: Tx, productId: string): Promise<number> {
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .for("update");
  return level?.available ?? 0;
}
