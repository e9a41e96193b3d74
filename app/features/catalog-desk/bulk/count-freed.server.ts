import { or } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { freesPrice } from "../product/freed-prices.ts";
import { changedPrices, typedPercent } from "./bulk.ts";

/** How many products, by themselves or in a variation, have a price that a change by percent rounds to 0.00. */
export async function countFreed(db: Db, ids: readonly string[], value: string): Promise<number> {
  const percent = typedPercent(value) ?? 0;
  const { id, parentId, regularPrice, salePrice } = products;
  const rows = await db
    .select({ id, parentId, regularPrice, salePrice })
    .from(products)
    .where(or(anyOf(id, ids), anyOf(parentId, ids)));
  const freed = rows.filter((row) => freesPrice(row, changedPrices(row, percent)));
  return new Set(freed.map((row) => row.parentId ?? row.id)).size;
}
