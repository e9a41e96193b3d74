import { LRUCache } from "lru-cache";
import type { Db } from "#app/db/client.server.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { firstImages, type StoredImage } from "./card-rows.server.ts";

/** Products whose picture is remembered at most: a picture's columns take one to two kilobytes. */
const KEPT = 2_000;

/** The pictures that were read since something other than stock changed; false for a product without one. */
const keptPictures = keptWithContent(async () => new LRUCache<string, StoredImage | false>({ max: KEPT }));

/**
 * The first picture of each product and variation that has one, as `firstImages` gives it; read from the database once
 * per product until something other than stock changes on the site.
 */
export async function knownImages(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredImage>> {
  if (ids.length === 0) return new Map();
  const images = await keptPictures(db);
  const held = ids.map((id) => [id, images.get(id)] as const);
  const missing = held.flatMap(([id, image]) => (image === undefined ? [id] : []));
  const read = await firstImages(db, missing);
  for (const id of missing) images.set(id, read.get(id) ?? false);
  return new Map(
    held.flatMap(([id, image]) => {
      const found = image === undefined ? read.get(id) : image;
      return found ? [[id, found] as const] : [];
    }),
  );
}
