import { asc, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { priceHistory } from "#app/db/schema/shop/catalog.ts";
import type { PricePoint } from "../prices.ts";

/** Every price that was in force, oldest first, by product or variation. */
export async function readPriceHistory(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PricePoint[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      productId: priceHistory.productId,
      price: priceHistory.price,
      validFrom: priceHistory.validFrom,
    })
    .from(priceHistory)
    .where(inArray(priceHistory.productId, [...ids]))
    .orderBy(asc(priceHistory.validFrom), asc(priceHistory.id));
  return Map.groupBy(rows, (row) => row.productId);
}
