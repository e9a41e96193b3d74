import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { priceAt } from "./prices.ts";
import { addPriceHistory, followVariationPrices, inForce } from "./variation-prices.server.ts";

const BATCH = 500;

/**
 * Puts into force sale prices that begin and takes out those that end, with a row of price history each. A product with
 * variations has no sale of its own: it follows theirs. Only prices that were in force get a row, as the lowest of 30 days,
 * which the law asks to show beside a sale, is read from them. Runs as often as wanted: a price that is right already is
 * left alone.
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
    const due = await lockDue(tx, now);
    for (const { id, price } of due) await tx.update(products).set(inForce(price)).where(eq(products.id, id));
    await addPriceHistory(tx, due, now);
    await followVariationPrices(
      tx,
      due.flatMap(({ parentId }) => parentId ?? []),
      now,
    );
    if (due.length > 0) await bumpSiteVersion(tx);
    return due.length;
  });
}

/** Products and variations whose price in force is wrong, with the right one. Those that others hold are passed over. */
async function lockDue(tx: Tx, now: Date) {
  const isDue = and(ne(products.kind, "variable"), isNotNull(products.salePrice), isWrongAt(now));
  const found = await tx
    .select({ id: products.id, parentId: products.parentId })
    .from(products)
    .where(isDue)
    .orderBy(asc(products.id))
    .limit(BATCH);
  if (found.length === 0) return [];
  // Before the variations, as by all who change both.
  const parents = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      anyOf(
        products.id,
        found.flatMap(({ parentId }) => parentId ?? []),
      ),
    )
    .orderBy(asc(products.id))
    .for("no key update", { skipLocked: true });
  const isFree = or(
    isNull(products.parentId),
    inArray(
      products.parentId,
      parents.map(({ id }) => id),
    ),
  );
  const rows = await tx
    .select()
    .from(products)
    .where(
      and(
        anyOf(
          products.id,
          found.map(({ id }) => id),
        ),
        isDue,
        isFree,
      ),
    )
    .orderBy(asc(products.id))
    .for("no key update", { skipLocked: true });
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parentId,
    was: row.price,
    price: priceAt(row, now),
  }));
}

function isWrongAt(now: Date) {
  const running = and(
    or(sql`${products.saleFrom} is null`, lte(products.saleFrom, now)),
    or(sql`${products.saleTo} is null`, sql`${products.saleTo} > ${now.toISOString()}::timestamptz`),
  );
  return sql`${products.price} is distinct from (case when ${running} then ${products.salePrice} else ${products.regularPrice} end)`;
}
