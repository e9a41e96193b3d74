import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { sumBy } from "#app/lib/sums.ts";
import { type ProductQuantity, sumByProduct } from "./inventory.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";

/** Pieces of one line of an order that come back. */
export interface ReturnedPieces extends ProductQuantity {
  /** How many of them have not left the store. */
  readonly unsent: number;
  /** Pieces of the line that have left or are still to leave. */
  readonly kept: number;
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
  const counters = await readCounters(tx, orderId, lines);
  const counted = lines.flatMap((line) => {
    const counter = counters.get(line.productId);
    return counter ? [{ ...line, counter }] : [];
  });
  const returned = [...Map.groupBy(counted, ({ counter }) => counter.id)].map(([productId, pieces]) => {
    const sum = (key: "quantity" | "unsent" | "kept") => sumBy(pieces, (piece) => piece[key]);
    const spare = Math.max(0, (pieces[0]?.counter.taken ?? 0) - sum("kept"));
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

interface Counter {
  /** The product whose count is used. */
  readonly id: string;
  /** What the order has taken from that count and not put back. */
  readonly taken: number;
}

/** Reads the count that is used, by product. */
async function readCounters(
  tx: Tx,
  orderId: string,
  lines: readonly ReturnedPieces[],
): Promise<ReadonlyMap<string, Counter>> {
  const ids = [...new Set(lines.map((line) => line.productId))];
  if (lines.every(({ quantity }) => quantity === 0)) return new Map();
  const parent = alias(products, "parent");
  const counter = sql<string | null>`case when ${products.manageStock} then ${products.id}
    when ${parent.manageStock} then ${parent.id} end`;
  const rows = await tx
    .select({
      id: products.id,
      counter,
      taken: sql<number>`(select coalesce(-sum(m.delta), 0)::int from ${stockMovements} m
        where m.order_id = ${orderId} and m.product_id = ${counter})`,
    })
    .from(products)
    .leftJoin(parent, eq(products.parentId, parent.id))
    .where(inArray(products.id, ids));
  return new Map(
    rows.flatMap((row): [string, Counter][] =>
      row.counter === null ? [] : [[row.id, { id: row.counter, taken: row.taken }]],
    ),
  );
}
