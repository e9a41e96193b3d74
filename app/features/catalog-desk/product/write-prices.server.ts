import { and, eq, inArray, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { priceAt } from "#app/features/catalog/catalog.ts";
import type { Cents } from "#app/lib/money.ts";

/** A statement takes 65,535 parameters at most. */
const ROWS_AT_ONCE = 5_000;

/** The stored prices of a product or variation. */
export interface Prices {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
}

/** Prices for one product or variation. */
export interface PricesOf extends Prices {
  readonly id: string;
}

/**
 * Stores prices, puts the one that holds now in force, and adds a row of price history when that one changes. The
 * product of a variation follows with its lowest price.
 */
export function writePrices(tx: Tx, id: string, prices: Prices, now: Date): Promise<void> {
  return writeManyPrices(tx, [{ ...prices, id }], now);
}

/** Writes the prices of many products at once, in a handful of statements. No id may come twice. */
export async function writeManyPrices(tx: Tx, wanted: readonly PricesOf[], now: Date): Promise<void> {
  if (wanted.length === 0) return;
  const rows = await tx
    .select({ id: products.id, price: products.price, kind: products.kind, parentId: products.parentId })
    .from(products)
    .where(
      anyOf(
        products.id,
        wanted.map(({ id }) => id),
      ),
    );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const next = wanted.flatMap((prices) => {
    const row = stored.get(prices.id);
    if (!row) return [];
    // A product with variations costs what the cheapest of them does.
    return [{ ...prices, price: row.kind === "variable" ? row.price : priceAt(prices, now), was: row.price }];
  });
  await tx
    .update(products)
    .set({
      regularPrice: sql`v."regularPrice"`,
      salePrice: sql`v."salePrice"`,
      saleFrom: sql`v."saleFrom"`,
      saleTo: sql`v."saleTo"`,
      price: sql`v."price"`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as v("id" uuid, "regularPrice" int, "salePrice" int,
        "saleFrom" timestamptz, "saleTo" timestamptz, "price" int)`,
    )
    .where(sql`${products.id} = v."id"`);
  await noteHistory(tx, next, now);
  await followVariationPrices(
    tx,
    rows.flatMap(({ parentId }) => parentId ?? []),
    now,
  );
}

async function noteHistory(
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
  for (const { id, price } of changed) await tx.update(products).set({ price }).where(eq(products.id, id));
  await noteHistory(tx, changed, now);
}
