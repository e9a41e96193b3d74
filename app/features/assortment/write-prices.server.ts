import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/catalog.ts";
import { priceAt } from "#app/features/catalog/catalog.ts";
import type { Cents } from "#app/lib/money.ts";

/** The stored prices of a product or variation. */
export interface Prices {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
}

/**
 * Stores prices, puts the one that holds now in force, and adds a row of price history when that one changes. The
 * product of a variation follows with its lowest price.
 */
export async function writePrices(tx: Tx, id: string, prices: Prices, now: Date): Promise<void> {
  const [row] = await tx
    .select({ price: products.price, kind: products.kind, parentId: products.parentId })
    .from(products)
    .where(eq(products.id, id));
  if (!row) return;
  // A product with variations costs what the cheapest of them does.
  const price = row.kind === "variable" ? row.price : priceAt(prices, now);
  await tx
    .update(products)
    .set({ ...prices, price })
    .where(eq(products.id, id));
  if (price !== row.price) await tx.insert(priceHistory).values({ productId: id, price, validFrom: now });
  if (row.parentId) await followVariationPrices(tx, row.parentId, now);
}

/** Gives a product the lowest price of its published variations, with a row of history when it changes. */
export async function followVariationPrices(tx: Tx, parentId: string, now: Date): Promise<void> {
  const [lowest] = await tx
    .select({ price: sql<Cents | null>`min(${products.price})`, n: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.parentId, parentId), eq(products.status, "published")));
  const [parent] = await tx.select({ price: products.price }).from(products).where(eq(products.id, parentId));
  const price = lowest?.price ?? null;
  if (!parent || !lowest || parent.price === price) return;
  await tx.update(products).set({ price }).where(eq(products.id, parentId));
  await tx.insert(priceHistory).values({ productId: parentId, price, validFrom: now });
}
