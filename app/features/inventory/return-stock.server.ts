import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { type ProductQuantity, sumByProduct } from "./inventory.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";

/**
 * Puts goods that came back on the shelf again. A variation without a count of its own goes to its parent's; what
 * is not counted, or no longer sold at all, changes nothing.
 */
export async function returnStock(
  tx: Tx,
  { orderId, actorId, lines }: { orderId: string; actorId: string | null; lines: readonly ProductQuantity[] },
): Promise<void> {
  const holders = await readCounters(
    tx,
    lines.map((line) => line.productId),
  );
  const sums = sumByProduct(
    lines.flatMap(({ productId, quantity }) => {
      const holder = holders.get(productId);
      return holder && quantity > 0 ? [{ productId: holder, quantity }] : [];
    }),
  );
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

/** Reads the product whose count is used, by product. */
async function readCounters(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const parent = alias(products, "parent");
  const rows = await tx
    .select({
      id: products.id,
      counted: products.manageStock,
      parentId: parent.id,
      parentCounted: parent.manageStock,
    })
    .from(products)
    .leftJoin(parent, eq(products.parentId, parent.id))
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(
    rows.flatMap((row): [string, string][] => {
      if (row.counted) return [[row.id, row.id]];
      return row.parentId && row.parentCounted ? [[row.id, row.parentId]] : [];
    }),
  );
}
