import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireGroups, hireItems, hireParts } from "#app/db/schema/hire/fleet.ts";
import { media } from "#app/db/schema/media.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { itemCells } from "../csv/export-fleet.server.ts";
import type { CountedBefore } from "../csv/plan-fleet.ts";
import { type ItemValues, LIST_FIELDS } from "./item-form.ts";
import { ITEM_SELECTION, readRelations } from "./stored-items.server.ts";

/** What is stored of an item, and the same as its form holds it. Null for an unknown id. */
export async function getItemValues(db: Db, id: string) {
  const [item] = await db
    .select({
      ...ITEM_SELECTION,
      description: hireItems.description,
      descriptionGa: hireItems.descriptionGa,
      place: hireItems.place,
      group: hireGroups.name,
      category: categories.path,
      productSku: products.sku,
      productSlug: products.slug,
      artwork: media.artwork,
      pictureId: hireItems.pictureId,
      updatedAt: hireItems.updatedAt,
    })
    .from(hireItems)
    .innerJoin(hireGroups, eq(hireGroups.id, hireItems.groupId))
    .leftJoin(categories, eq(categories.id, hireItems.categoryId))
    .leftJoin(products, eq(products.id, hireItems.productId))
    .leftJoin(media, eq(media.id, hireItems.pictureId))
    .where(eq(hireItems.id, id));
  if (!item) return null;
  const relations = (await readRelations(db, [id])).get(id) ?? {
    parts: [],
    accessories: [],
    substitutes: [],
  };
  const codes = await readCodes(db, [
    ...relations.parts.map(({ itemId }) => itemId),
    ...relations.accessories.map(({ itemId }) => itemId),
    ...relations.substitutes,
  ]);
  const cells = itemCells(item, relations, {
    group: new Map([[item.groupId, item.group]]),
    category: new Map([[item.categoryId ?? "", item.category ?? ""]]),
    code: codes,
  });
  const texts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, String(cell ?? "")])),
    slug: item.slug,
    product: item.productSku ?? item.productSlug ?? "",
    picture: item.artwork ?? item.pictureId ?? "",
    visible: item.visible ? "yes" : "no",
    description: item.description,
    description_ga: item.descriptionGa,
    place: item.place,
    substitutes: relations.substitutes.map((substituteId) => codes.get(substituteId) ?? "").join("|"),
  };
  for (const name of LIST_FIELDS) texts[name] = (texts[name] ?? "").replaceAll("|", "\n");
  const values: ItemValues = texts;
  return { item, relations, values };
}

async function readCodes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: hireItems.id, code: hireItems.code })
    .from(hireItems)
    .where(inArray(hireItems.id, [...ids]));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** What decides whether kind and count of an item may change. */
export async function readCountedBefore(
  db: Db,
  { id, kind, owned }: Pick<CountedBefore, "kind" | "owned"> & { readonly id: string },
): Promise<CountedBefore> {
  const [claim] = await db
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .where(eq(hireClaims.itemId, id))
    .limit(1);
  const [part] = await db
    .select({ kit: hireParts.kitId })
    .from(hireParts)
    .where(eq(hireParts.itemId, id))
    .limit(1);
  return { kind, owned, kindFixed: claim !== undefined, isPart: part !== undefined };
}
