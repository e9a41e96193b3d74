import { asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  hireAccessories,
  hireGroups,
  hireItems,
  hireParts,
  hireSubstitutes,
} from "#app/db/schema/hire/fleet.ts";
import { toTile } from "#app/features/catalog/index/card-rows.server.ts";
import { isId } from "#app/lib/ids.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { listItemPictures } from "../items/item-pictures.server.ts";
import { type HireItemFacts, type HireItemName, type RelatedHireItem, sumOfParts } from "./hire-item.ts";
import { LOAD_COLUMNS } from "./load-columns.server.ts";

/**
 * Items by code in any case, by slug or by id, each under the reference that it was asked for with; a code goes before a
 * slug. References that name no item are missing. At most seven queries, however many items. Items that are not shown on
 * public pages are found as well: callers that answer visitors look at `visible`.
 */
export async function findHireItems(
  db: Db,
  refs: readonly string[],
): Promise<ReadonlyMap<string, HireItemFacts>> {
  const rows = await selectItems(db, refs);
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [parts, accessories, substitutes, pictures] = [
    await listParts(db, ids),
    await listAccessories(db, ids),
    await listSubstitutes(db, ids),
    await listPictures(db, rows),
  ];
  const byRef = new Map<string, HireItemFacts>();
  for (const row of rows) {
    const facts = toFacts(row, {
      parts: parts.get(row.id) ?? [],
      accessories: accessories.get(row.id) ?? [],
      substitutes: substitutes.get(row.id) ?? [],
      picture: pictures.get(row.id) ?? null,
    });
    for (const key of [row.id, row.slug]) if (!byRef.has(key)) byRef.set(key, facts);
    byRef.set(codeKey(row.code), facts);
  }
  return new Map(
    refs.flatMap((ref) => {
      const facts = byRef.get(codeKey(ref)) ?? byRef.get(ref);
      return facts ? [[ref, facts] as const] : [];
    }),
  );
}

/** Codes are compared in lower case, as their unique index does, and kept apart from slugs and ids. */
function codeKey(code: string): string {
  return `code ${code.toLowerCase()}`;
}

function selectItems(db: Db, refs: readonly string[]) {
  const distinct = [...new Set(refs)];
  const ids = distinct.filter(isId);
  return db
    .select(itemColumns)
    .from(hireItems)
    .innerJoin(hireGroups, eq(hireGroups.id, hireItems.groupId))
    .where(
      or(
        inArray(
          sql`lower(${hireItems.code})`,
          distinct.map((ref) => ref.toLowerCase()),
        ),
        inArray(hireItems.slug, distinct),
        ...(ids.length > 0 ? [inArray(hireItems.id, ids)] : []),
      ),
    );
}

type Row = Awaited<ReturnType<typeof selectItems>>[number];

const nameColumns = {
  id: hireItems.id,
  code: hireItems.code,
  slug: hireItems.slug,
  name: hireItems.name,
  nameGa: hireItems.nameGa,
  visible: hireItems.visible,
};

const relatedColumns = {
  ...nameColumns,
  dayRateNet: hireItems.dayRateNet,
  vatRate: hireItems.vatRate,
  packSize: hireItems.packSize,
};

const itemColumns = {
  ...relatedColumns,
  kind: hireItems.kind,
  lifting: hireItems.lifting,
  productId: hireItems.productId,
  categoryId: hireItems.categoryId,
  replacementNet: hireItems.replacementNet,
  group: {
    id: hireGroups.id,
    name: hireGroups.name,
    nameGa: hireGroups.nameGa,
    live: hireGroups.live,
    withdrawal: hireGroups.withdrawal,
    steps: hireGroups.factorSteps,
    halfDayThousandths: hireGroups.halfDayThousandths,
  },
  load: LOAD_COLUMNS,
};

async function listParts(
  db: Db,
  kitIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RelatedHireItem[]>> {
  const rows = await db
    .select({ owner: hireParts.kitId, quantity: hireParts.quantity, ...relatedColumns })
    .from(hireParts)
    .innerJoin(hireItems, eq(hireItems.id, hireParts.itemId))
    .where(inArray(hireParts.kitId, [...kitIds]))
    .orderBy(asc(hireItems.name), asc(hireItems.id));
  return Map.groupBy(
    rows.map((row) => ({ ...row, dayRateNet: row.dayRateNet ?? ZERO })),
    ({ owner }) => owner,
  );
}

/** An accessory that is a kit without a rate of its own costs the sum of its parts as well. */
async function listAccessories(db: Db, itemIds: readonly string[]) {
  const rows = await db
    .select({
      owner: hireAccessories.itemId,
      quantity: hireAccessories.quantity,
      kind: hireAccessories.kind,
      ...relatedColumns,
    })
    .from(hireAccessories)
    .innerJoin(hireItems, eq(hireItems.id, hireAccessories.accessoryId))
    .where(inArray(hireAccessories.itemId, [...itemIds]))
    .orderBy(asc(hireItems.name), asc(hireItems.id));
  const kits = rows.filter(({ dayRateNet }) => dayRateNet === null).map(({ id }) => id);
  const parts = kits.length > 0 ? await listParts(db, kits) : new Map<string, readonly RelatedHireItem[]>();
  const rated = rows.map((row) => ({ ...row, dayRateNet: rateOf(row.dayRateNet, parts.get(row.id) ?? []) }));
  return Map.groupBy(rated, ({ owner }) => owner);
}

async function listSubstitutes(
  db: Db,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HireItemName[]>> {
  const rows = await db
    .select({ owner: hireSubstitutes.itemId, ...nameColumns })
    .from(hireSubstitutes)
    .innerJoin(hireItems, eq(hireItems.id, hireSubstitutes.substituteId))
    .where(inArray(hireSubstitutes.itemId, [...itemIds]))
    .orderBy(asc(hireSubstitutes.rank), asc(hireItems.name), asc(hireItems.id));
  return Map.groupBy(rows, ({ owner }) => owner);
}

async function listPictures(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, PictureSource>> {
  const pictures = await listItemPictures(db, rows);
  return new Map([...pictures].map(([id, picture]) => [id, toTile(picture)]));
}

function rateOf(dayRate: Cents | null, parts: readonly RelatedHireItem[]): Cents {
  return dayRate ?? sumOfParts(parts);
}

type Related = Pick<HireItemFacts, "parts" | "accessories" | "substitutes" | "picture">;

function toFacts(row: Row, related: Related): HireItemFacts {
  return { ...row, dayRateNet: rateOf(row.dayRateNet, related.parts), ...related };
}
