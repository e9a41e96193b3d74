import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import type { Cents } from "#app/lib/money.ts";

/** A statement takes 65,535 parameters at most. */
const ROWS_AT_ONCE = 5_000;

/** Gives products the lowest price of their published variations, with a row of history where it changes. */
export async function followVariationPrices(tx: Tx, parentIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(parentIds)];
  if (ids.length === 0) return;
  const lowest = await tx
    .select({ id: products.parentId, price: sql<Cents | null>`min(${products.price})` })
    .from(products)
    .where(and(inArray(products.parentId, ids), eq(products.status, "published")))
    .groupBy(products.parentId);
  const cheapest = new Map(lowest.map(({ id, price }) => [id, price]));
  const parents = await tx
    .select({ id: products.id, was: products.price })
    .from(products)
    .where(inArray(products.id, ids));
  const changed = parents
    .map(({ id, was }) => ({ id, was, price: cheapest.get(id) ?? null }))
    .filter(({ price, was }) => price !== was);
  for (const { id, price } of changed)
    await tx.update(products).set(inForce(price)).where(eq(products.id, id));
  await addPriceHistory(tx, changed, now);
}

/** A price that follows from others or from the clock: the product's time of change is that of a person or an import. */
export function inForce(price: Cents | null) {
  return { price, updatedAt: sql`${products.updatedAt}` };
}

/** Adds a row of price history for each product whose price in force is another than it was. */
export async function addPriceHistory(
  tx: Tx,
  prices: readonly { readonly id: string; readonly price: Cents | null; readonly was: Cents | null }[],
  now: Date,
): Promise<void> {
  const changed = prices.filter(({ price, was }) => price !== was);
  for (let at = 0; at < changed.length; at += ROWS_AT_ONCE)
    await tx
      .insert(priceHistory)
      .values(
        changed
          .slice(at, at + ROWS_AT_ONCE)
          .map(({ id, price }) => ({ productId: id, price, validFrom: now })),
      );
}
