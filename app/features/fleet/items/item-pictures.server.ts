import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { media } from "#app/db/schema/media.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { firstImages } from "#app/features/catalog/index/card-rows.server.ts";
import { libraryColumns } from "#app/features/media/library-columns.server.ts";

interface PicturedItem {
  readonly id: string;
  readonly productId: string | null;
}

/** The picture of each item: its own, else the first of its shop product, of a variation its parent's. By item. */
export async function listItemPictures(db: Db, items: readonly PicturedItem[]) {
  const ids = items.map(({ id }) => id);
  const ownPictures = await db
    .select({ itemId: hireItems.id, ...libraryColumns })
    .from(hireItems)
    .innerJoin(media, eq(media.id, hireItems.pictureId))
    .where(inArray(hireItems.id, ids));
  const byItem = new Map(ownPictures.map((row) => [row.itemId, row]));
  const linked = items.flatMap(({ id, productId }) => (byItem.has(id) ? [] : (productId ?? [])));
  const parents = await listParents(db, linked);
  const byProduct = await firstImages(db, [...linked, ...parents.values()]);
  return new Map(
    items.flatMap(({ id, productId }) => {
      const picture =
        byItem.get(id) ?? byProduct.get(productId ?? "") ?? byProduct.get(parents.get(productId ?? "") ?? "");
      return picture ? [[id, picture] as const] : [];
    }),
  );
}

/** The parent of each variation. */
async function listParents(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, parentId: products.parentId })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNotNull(products.parentId)));
  return new Map(rows.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId] as const])));
}
