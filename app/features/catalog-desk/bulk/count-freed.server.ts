import { or } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { freesPrice } from "../product/save/freed-prices.ts";
import { changedPrices, typedPercent } from "./bulk.ts";

/** Prices of 0.00 that a change of many makes. */
interface FreedOfMany {
  /** How many products have one, by themselves or in a variation. */
  readonly count: number;
  /** A mark of these prices as they are now, which the yes to the question sends back; "" for none. */
  readonly mark: string;
}

/** The prices that a change by percent rounds to 0.00. */
export async function countFreed(db: Db, ids: readonly string[], value: string): Promise<FreedOfMany> {
  const percent = typedPercent(value) ?? 0;
  const { id, parentId, regularPrice, salePrice } = products;
  const rows = await db
    .select({ id, parentId, regularPrice, salePrice })
    .from(products)
    .where(or(anyOf(id, ids), anyOf(parentId, ids)));
  const freed = rows.filter((row) => freesPrice(row, changedPrices(row, percent)));
  const count = new Set(freed.map((row) => row.parentId ?? row.id)).size;
  const names = freed.map((row) => [row.id, row.regularPrice, row.salePrice].join()).sort();
  return { count, mark: count === 0 ? "" : hashOf(names.join("|"), "base64url") };
}
