import { sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { priceAt } from "#app/features/catalog/prices.ts";
import { addPriceHistory, followVariationPrices } from "#app/features/catalog/variation-prices.server.ts";
import type { Cents } from "#app/lib/money.ts";

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
  await addPriceHistory(tx, next, now);
  await followVariationPrices(
    tx,
    rows.flatMap(({ parentId }) => parentId ?? []),
    now,
  );
}
