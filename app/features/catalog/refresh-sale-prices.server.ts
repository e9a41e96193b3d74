import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { priceAt } from "./catalog.ts";

const BATCH = 500;

/**
 * Puts into force sale prices that begin and takes out those that end, with a row of price history each.
 * Runs as often as wanted: a price that is right already is left alone.
 */
export async function refreshSalePrices({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<void> {
  while ((await refreshBatch(db, clock.now())) === BATCH);
}

async function refreshBatch(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({
        id: products.id,
        price: products.price,
        regularPrice: products.regularPrice,
        salePrice: products.salePrice,
        saleFrom: products.saleFrom,
        saleTo: products.saleTo,
      })
      .from(products)
      .where(and(isNotNull(products.salePrice), isWrongAt(now)))
      .orderBy(products.id)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    for (const product of due) {
      const price = priceAt(product, now);
      await tx.update(products).set({ price, updatedAt: now }).where(eq(products.id, product.id));
      await tx.insert(priceHistory).values({ productId: product.id, price, validFrom: now });
    }
    if (due.length > 0) await bumpSiteVersion(tx);
    return due.length;
  });
}

function isWrongAt(now: Date) {
  const running = and(
    or(sql`${products.saleFrom} is null`, lte(products.saleFrom, now)),
    or(sql`${products.saleTo} is null`, sql`${products.saleTo} > ${now.toISOString()}::timestamptz`),
  );
  return sql`${products.price} is distinct from (case when ${running} then ${products.salePrice} else ${products.regularPrice} end)`;
}
