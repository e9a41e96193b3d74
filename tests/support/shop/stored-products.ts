import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import type { Cents } from "#app/lib/money.ts";

/** A product as it is stored; undefined when there is none. */
export async function getProductRow(db: Db, id: string) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

/** Every price that a product ever had, oldest first. */
export async function listPriceHistory(db: Db, productId: string): Promise<readonly (Cents | null)[]> {
  const rows = await db
    .select({ price: priceHistory.price })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(asc(priceHistory.id));
  return rows.map(({ price }) => price);
}
