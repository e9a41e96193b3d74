import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { fleetMovements, hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { users } from "#app/db/schema/identity.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { isOpenShortage } from "#app/features/claims/shortages/open-shortages.server.ts";
import { listPieceBlocks } from "#app/features/claims/warehouse/piece-blocks.server.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { getItemValues } from "./items/item-values.server.ts";
import { ITEMS_PAGE, type ItemMark, type ItemSort, type ItemsQuery } from "./list-queries.ts";
import { listLearnedNames } from "./names/list-learned-names.server.ts";

/** A page of the items that the address asks for, with how many match and how many there are. */
export async function listItems(db: Db, query: ItemsQuery, now: Date) {
  const where = matching(query, now);
  const matches = await db.$count(hireItems, where);
  const { page, pages } = pagesOf(matches, query.page, ITEMS_PAGE);
  const items = await db
    .select({
      id: hireItems.id,
      code: hireItems.code,
      name: hireItems.name,
      group: hireGroups.name,
      live: hireGroups.live,
      kind: hireItems.kind,
      owned: hireItems.owned,
      dayRateNet: hireItems.dayRateNet,
      visible: hireItems.visible,
      sample: hireItems.sample,
      short: sql<boolean>`${isShort(now)}`,
    })
    .from(hireItems)
    .innerJoin(hireGroups, eq(hireGroups.id, hireItems.groupId))
    .where(where)
    .orderBy(...ORDER[query.sort], asc(hireItems.id))
    .limit(ITEMS_PAGE)
    .offset((page - 1) * ITEMS_PAGE);
  return { items, page, pages, matches, all: await db.$count(hireItems) };
}

const isShort = (now: Date): SQL => sql`exists (select 1 from ${hireShortages}
  where ${and(sql`${hireShortages.itemId} = ${hireItems.id}`, isOpenShortage(now))})`;

const code = sql`lower(${hireItems.code})`;
const ORDER: Readonly<Record<ItemSort, readonly SQL[]>> = {
  code: [asc(code)],
  name: [asc(sql`lower(${hireItems.name})`)],
  owned: [desc(hireItems.owned), asc(code)],
  rate: [sql`${hireItems.dayRateNet} desc nulls last`, asc(code)],
};

const MARKS: Readonly<Record<ItemMark, (now: Date) => SQL>> = {
  hidden: () => eq(hireItems.visible, false),
  sample: () => eq(hireItems.sample, true),
  unlinked: () => sql`${hireItems.productId} is null`,
  short: isShort,
};

function matching({ search, group, kind, mark }: ItemsQuery, now: Date): SQL | undefined {
  return and(
    search === ""
      ? undefined
      : holds(search, hireItems.code, hireItems.name, hireItems.nameGa, sql`${hireItems.aliases}::text`),
    group === "" ? undefined : eq(hireItems.groupId, group),
    kind === null ? undefined : eq(hireItems.kind, kind),
    mark === null ? undefined : MARKS[mark](now),
  );
}

/** An item as its page shows it; null for an unknown id. */
export async function getItemAdmin(db: Db, id: string) {
  const read = await getItemValues(db, id);
  if (!read) return null;
  const { item, values } = read;
  const { owned: _, ...form } = values;
  const [product] = item.productId
    ? await db
        .select({
          id: products.id,
          parentId: products.parentId,
          name: products.name,
          counted: products.manageStock,
          available: stockLevels.available,
        })
        .from(products)
        .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
        .where(eq(products.id, item.productId))
    : [];
  return {
    id,
    code: item.code,
    name: item.name,
    slug: item.slug,
    kind: item.kind,
    owned: item.owned,
    visible: item.visible,
    sample: item.sample,
    values: form,
    product: product ?? null,
    learned: await listLearnedNames(db, { itemId: id, aliases: item.aliases }),
    movements: await listMovements(db, id),
    blocked: await listPieceBlocks(db, id),
  };
}

/** The last 50 lines of an item's ledger, the newest first. */
async function listMovements(db: Db, itemId: string) {
  return db
    .select({
      id: fleetMovements.id,
      at: fleetMovements.createdAt,
      delta: fleetMovements.delta,
      reason: fleetMovements.reason,
      unitNumber: fleetMovements.unitNumber,
      note: fleetMovements.note,
      actor: users.name,
    })
    .from(fleetMovements)
    .leftJoin(users, eq(users.id, fleetMovements.actorId))
    .where(eq(fleetMovements.itemId, itemId))
    .orderBy(desc(fleetMovements.createdAt), desc(fleetMovements.id))
    .limit(50);
}

/** What the form of an item offers: groups by name, and paths of categories. */
export async function listItemChoices(db: Db) {
  const groups = await db
    .select({ id: hireGroups.id, name: hireGroups.name })
    .from(hireGroups)
    .orderBy(asc(hireGroups.position), asc(hireGroups.name));
  const paths = await db
    .select({ path: categories.path })
    .from(categories)
    .orderBy(asc(sql`lower(${categories.path})`));
  return { groups, categories: paths.map(({ path }) => path) };
}
