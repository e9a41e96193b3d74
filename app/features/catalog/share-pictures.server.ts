import type { Db } from "#app/db/client.server.ts";
import { isId } from "#app/lib/ids.ts";
import { knownImages } from "./index/known-images.server.ts";

/**
 * The path of a JPEG of each of these products and variations, for mails, whose readers know no newer format. A variation
 * without a picture shows its product's; one that has none at all is missing from the answer. One statement at most.
 */
export async function listSharePictures(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const images = await knownImages(db, ids.filter(isId));
  return new Map([...images].flatMap(([id, { share }]) => (share ? [[id, share.src] as const] : [])));
}
