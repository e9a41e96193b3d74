import { and, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { keptWithStock } from "#app/features/settings/kept-with-content.server.ts";
import type { ProductCard } from "../catalog.ts";
import { selectCards, toCards } from "./card-rows.server.ts";
import { knownImages } from "./known-images.server.ts";
import { isForSale } from "./listed.server.ts";

/** Products whose card is remembered at most: one takes one to two kilobytes. */
const KEPT = 2_000;

/** The cards that were read since anything changed on the site; false for a product that is not for sale. */
const keptCards = keptWithStock(async () => new LRUCache<string, ProductCard | false>({ max: KEPT }));

/**
 * Cards of published products in stock, in the order of the ids; read from the database once per product until
 * something changes on the site, stock included.
 */
export async function knownCards(db: Db, ids: readonly string[]): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const kept = await keptCards(db);
  const held = new Map(ids.map((id) => [id, kept.get(id)]));
  const missing = ids.filter((id) => held.get(id) === undefined);
  for (const card of await readCards(db, missing)) held.set(card.id, card);
  for (const id of missing) kept.set(id, held.get(id) ?? false);
  return ids.flatMap((id) => held.get(id) || []);
}

async function readCards(db: Db, ids: readonly string[]): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(and(isForSale([]), inArray(products.id, [...ids])));
  return toCards(
    db,
    rows,
    await knownImages(
      db,
      rows.map(({ id }) => id),
    ),
  );
}
