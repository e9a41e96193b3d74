import { LRUCache } from "lru-cache";
import type { Db } from "#app/db/client.server.ts";
import { readContentStamp } from "#app/features/settings/site-version.server.ts";
import { firstImages, type StoredImage } from "./card-rows.server.ts";

/** Products whose picture is remembered at most: a picture's columns take one to two kilobytes. */
const KEPT = 2_000;

interface Known {
  readonly stamp: string | null;
  /** False: the product has no picture. */
  readonly images: LRUCache<string, StoredImage | false>;
}

const known = new WeakMap<Db, Known>();

/**
 * The first picture of each product and variation that has one, as `firstImages` gives it; read from the database once
 * per product until something other than stock changes on the site.
 */
export async function knownImages(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredImage>> {
  if (ids.length === 0) return new Map();
  const stamp = await readContentStamp(db);
  let kept = known.get(db);
  if (!kept || stamp === null || kept.stamp !== stamp) {
    kept = { stamp, images: new LRUCache({ max: KEPT }) };
    known.set(db, kept);
  }
  const { images } = kept;
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
