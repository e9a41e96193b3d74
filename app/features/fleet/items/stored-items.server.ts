import { asc, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireAccessories, hireItems, hireParts, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { LOAD_COLUMNS } from "../catalogue/load-columns.server.ts";
import type { AccessoryKind } from "../fleet.ts";

export interface StoredRelations {
  readonly parts: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly accessories: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly kind: AccessoryKind;
  }[];
  /** The first offered comes first. */
  readonly substitutes: readonly string[];
}

/** Columns of an item as `ItemColumns` has them, with what rules and conflicts need. */
export const ITEM_SELECTION = {
  id: hireItems.id,
  slug: hireItems.slug,
  owned: hireItems.owned,
  productId: hireItems.productId,
  visible: hireItems.visible,
  sample: hireItems.sample,
  version: hireItems.version,
  code: hireItems.code,
  name: hireItems.name,
  nameGa: hireItems.nameGa,
  aliases: hireItems.aliases,
  groupId: hireItems.groupId,
  categoryId: hireItems.categoryId,
  kind: hireItems.kind,
  dayRateNet: hireItems.dayRateNet,
  vatRate: hireItems.vatRate,
  replacementNet: hireItems.replacementNet,
  prepMinutes: hireItems.prepMinutes,
  turnaroundMinutes: hireItems.turnaroundMinutes,
  packSize: hireItems.packSize,
  ...LOAD_COLUMNS,
  lifting: hireItems.lifting,
  electrical: hireItems.electrical,
};

export type StoredItem = Awaited<ReturnType<typeof listStoredItems>>[number];

/** All items, by code. The fleet is small enough to be read whole. */
export async function listStoredItems(db: Db) {
  return db
    .select(ITEM_SELECTION)
    .from(hireItems)
    .orderBy(asc(sql`lower(${hireItems.code})`));
}

/** Parts, accessories and substitutes of items, each in the order of the other item's code. */
export async function readRelations(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRelations>> {
  if (ids.length === 0) return new Map();
  const list = [...ids];
  const code = (id: typeof hireParts.itemId) =>
    sql`(select lower(i.code) from hire_items i where i.id = ${id})`;
  const parts = await db
    .select()
    .from(hireParts)
    .where(inArray(hireParts.kitId, list))
    .orderBy(code(hireParts.itemId));
  const accessories = await db
    .select()
    .from(hireAccessories)
    .where(inArray(hireAccessories.itemId, list))
    .orderBy(sql`(select lower(i.code) from hire_items i where i.id = ${hireAccessories.accessoryId})`);
  const substitutes = await db
    .select()
    .from(hireSubstitutes)
    .where(inArray(hireSubstitutes.itemId, list))
    .orderBy(hireSubstitutes.rank, hireSubstitutes.substituteId);
  const partsOf = Map.groupBy(parts, ({ kitId }) => kitId);
  const accessoriesOf = Map.groupBy(accessories, ({ itemId }) => itemId);
  const substitutesOf = Map.groupBy(substitutes, ({ itemId }) => itemId);
  return new Map(
    list.map((id) => [
      id,
      {
        parts: (partsOf.get(id) ?? []).map(({ itemId, quantity }) => ({ itemId, quantity })),
        accessories: (accessoriesOf.get(id) ?? []).map(({ accessoryId, quantity, kind }) => ({
          itemId: accessoryId,
          quantity,
          kind,
        })),
        substitutes: (substitutesOf.get(id) ?? []).map(({ substituteId }) => substituteId),
      },
    ]),
  );
}
