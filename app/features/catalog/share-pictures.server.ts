import { asc, desc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productImages, products } from "#app/db/schema/catalog.ts";
import { media } from "#app/db/schema/media.ts";
import { isId } from "#app/lib/ids.ts";

/**
 * The path of a JPEG of each of these products and variations, for mails, whose readers know no newer format. A variation
 * without a picture shows its product's; one that has none at all is missing from the answer. One statement.
 */
export async function listSharePictures(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Map();
  const ofProduct = eq(productImages.productId, products.id);
  const rows = await db
    .selectDistinctOn([products.id], { id: products.id, share: media.share })
    .from(products)
    .innerJoin(productImages, or(ofProduct, eq(productImages.productId, products.parentId)))
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(inArray(products.id, known))
    .orderBy(products.id, desc(ofProduct), asc(productImages.position));
  return new Map(rows.flatMap(({ id, share }) => (share ? [[id, share.src] as const] : [])));
}
