import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { readCategoryTree } from "#app/features/catalog/categories.server.ts";
import type { CategoryTree } from "#app/features/catalog/category-tree.ts";
import { pictureOf } from "#app/features/media/picture-of.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { listItemPictures } from "../items/item-pictures.server.ts";
import { findHireItems } from "./find-hire-items.server.ts";
import {
  HIRE_PAGE_SIZE,
  type HireBrowsed,
  type HireCard,
  type HireFilter,
  type HireItemPage,
  type HireListQuery,
  type SearchedItem,
  searchHireItems,
} from "./hire-catalogue.ts";
import type { HireItemFacts } from "./hire-item.ts";

interface ListedItem extends SearchedItem {
  readonly categoryId: string | null;
  readonly group: { readonly name: string; readonly nameGa: string };
}

/**
 * One page of visible items by group and name, or best match first, with the departments and groups that narrow the
 * list.
 */
export async function browseHireItems(db: Db, query: Omit<HireListQuery, "dates">): Promise<HireBrowsed> {
  const tree = await readCategoryTree(db);
  const items = await listVisible(db, tree);
  const found = query.search === "" ? { items: items, closest: false } : searchHireItems(items, query.search);
  const chosen = tree.shown.find(({ slug }) => slug === query.category) ?? null;
  const within = chosen ? new Set(tree.below(chosen.id)) : null;
  const inGroup = (item: ListedItem) => query.group === null || slugOf(item.group.name) === query.group;
  const inDepartment = (item: ListedItem) => within === null || within.has(item.categoryId ?? "");
  const listed = found.items.filter((item) => inGroup(item) && inDepartment(item));
  const departments = departmentsOf(items, found.items.filter(inGroup), tree);
  const groups = groupsOf(items.filter(inDepartment), found.items.filter(inDepartment));
  const unknown =
    (query.category !== null && chosen === null) ||
    (query.group !== null && !items.some((item) => slugOf(item.group.name) === query.group));
  const ids = unknown ? [] : listed.map(({ id }) => id);
  const shown = ids.slice((query.page - 1) * HIRE_PAGE_SIZE, query.page * HIRE_PAGE_SIZE);
  const top = chosen && (tree.trail(chosen.id)[0] ?? chosen);
  return {
    cards: await readHireCards(db, shown, tree),
    total: ids.length,
    page: query.page,
    pages: pagesOf(ids.length, query.page, HIRE_PAGE_SIZE).pages,
    departments,
    groups,
    department: departments.find(({ slug }) => slug === top?.slug) ?? null,
    unknown,
    closest: found.closest && ids.length > 0,
  };
}

/** Every visible item with what a text is compared with, by group and name. */
export async function listSearchedItems(db: Db): Promise<readonly SearchedItem[]> {
  return listVisible(db, await readCategoryTree(db));
}

/**
 * Every visible item as far as lists look at it, by group and name. A hidden category hides no item: hire is not the
 * shop.
 */
async function listVisible(db: Db, tree: CategoryTree): Promise<readonly ListedItem[]> {
  const rows = await db
    .select({
      id: hireItems.id,
      code: hireItems.code,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      aliases: hireItems.aliases,
      categoryId: hireItems.categoryId,
      group: { name: hireGroups.name, nameGa: hireGroups.nameGa },
    })
    .from(hireItems)
    .innerJoin(hireGroups, eq(hireGroups.id, hireItems.groupId))
    .where(eq(hireItems.visible, true))
    .orderBy(asc(hireGroups.position), asc(hireGroups.name), asc(hireItems.name), asc(hireItems.id));
  const groupNamesOf = (row: (typeof rows)[number]) => [
    ...[row.group.name, row.group.nameGa],
    ...tree.trail(row.categoryId).flatMap(({ name, nameGa }) => [name, nameGa ?? ""]),
  ];
  return rows.map((row) => ({ ...row, groupNames: groupNamesOf(row) }));
}

/** Top departments with items of the whole catalogue; each counts those of the list. */
function departmentsOf(
  items: readonly ListedItem[],
  found: readonly ListedItem[],
  tree: CategoryTree,
): readonly HireFilter[] {
  const topOf = ({ categoryId }: ListedItem) => tree.trail(categoryId)[0]?.id;
  const used = new Set(items.map(topOf));
  const counts = Map.groupBy(found, topOf);
  return tree.shown
    .filter(({ id }) => used.has(id))
    .map(({ id, name, nameGa, slug }) => ({ name, nameGa, slug, items: counts.get(id)?.length ?? 0 }));
}

function groupsOf(items: readonly ListedItem[], found: readonly ListedItem[]): readonly HireFilter[] {
  const counts = Map.groupBy(found, ({ group }) => group.name);
  const groups = new Map(items.map(({ group }) => [group.name, group]));
  return [...groups.values()].map((group) => ({
    ...group,
    slug: slugOf(group.name),
    items: counts.get(group.name)?.length ?? 0,
  }));
}

/** Cards of items in the order of the ids; ids that name none are left out. */
async function readHireCards(
  db: Db,
  ids: readonly string[],
  tree: CategoryTree,
): Promise<readonly HireCard[]> {
  if (ids.length === 0) return [];
  const facts = await findHireItems(db, ids);
  const items = ids.flatMap((id) => facts.get(id) ?? []);
  const images = await readImages(db, items);
  return items.map((item) => ({
    ...item,
    category: tree.trail(item.categoryId)[0] ?? null,
    image: images.get(item.id) ?? null,
  }));
}

/** The picture of each item in all widths, described by the item's name. */
async function readImages(
  db: Db,
  items: readonly HireItemFacts[],
): Promise<ReadonlyMap<string, PictureSource>> {
  const pictures = await listItemPictures(db, items);
  return new Map(
    items.flatMap(({ id, name, nameGa }) => {
      const picture = pictures.get(id);
      return picture ? [[id, pictureOf(picture, { en: name, ga: nameGa || name })] as const] : [];
    }),
  );
}

/** The page of a visible item by its slug; null for a hidden one and for a slug that no item has. */
export async function getHireItemPage(db: Db, slug: string): Promise<HireItemPage | null> {
  const [row] = await db
    .select({
      id: hireItems.id,
      description: hireItems.description,
      descriptionGa: hireItems.descriptionGa,
      productId: hireItems.productId,
    })
    .from(hireItems)
    .where(and(eq(hireItems.slug, slug), eq(hireItems.visible, true)));
  if (!row) return null;
  const tree = await readCategoryTree(db);
  const [card] = await readHireCards(db, [row.id], tree);
  if (!card) return null;
  const substitutes = card.substitutes.filter(({ visible }) => visible).map(({ id }) => id);
  return {
    ...card,
    description: row.description,
    descriptionGa: row.descriptionGa,
    trail: tree.trail(card.categoryId).map(({ name, nameGa, slug: part }) => ({ name, nameGa, slug: part })),
    product: row.productId === null ? null : await getShownProduct(db, row.productId, tree),
    alternatives: await readHireCards(db, substitutes, tree),
  };
}

/** The product's page in the shop; of a variation its parent's. Null where visitors cannot see it. */
async function getShownProduct(db: Db, id: string, tree: CategoryTree): Promise<HireItemPage["product"]> {
  const linkedProduct = alias(products, "own");
  const [row] = await db
    .select({
      slug: products.slug,
      name: products.name,
      nameGa: products.nameGa,
      categoryId: products.categoryId,
    })
    .from(linkedProduct)
    .innerJoin(products, eq(products.id, sql`coalesce(${linkedProduct.parentId}, ${linkedProduct.id})`))
    .where(
      and(eq(linkedProduct.id, id), eq(products.status, "published"), ne(products.visibility, "hidden")),
    );
  if (!row || row.slug === null || tree.hiddenIds.includes(row.categoryId ?? "")) return null;
  return { slug: row.slug, name: row.name, nameGa: row.nameGa };
}

/** Visible items with their pages, for search engines. */
export async function listHirePages(
  db: Db,
): Promise<readonly { readonly slug: string; readonly updatedAt: Date }[]> {
  return db
    .select({ slug: hireItems.slug, updatedAt: hireItems.updatedAt })
    .from(hireItems)
    .where(eq(hireItems.visible, true))
    .orderBy(asc(hireItems.slug));
}

/** The departments that narrow the list of items. */
export async function listHireDepartments(db: Db): Promise<HireBrowsed["departments"]> {
  const tree = await readCategoryTree(db);
  const items = await listVisible(db, tree);
  return departmentsOf(items, items, tree);
}

/**
 * The visible item that a product of the shop, or a variation of it, is hired as; the cheapest where there are several.
 * Kits that cost the sum of their parts come last.
 */
export async function findHireItemOfProduct(db: Db, productId: string): Promise<HireItemFacts | null> {
  const [row] = await db
    .select({ id: hireItems.id })
    .from(hireItems)
    .innerJoin(products, eq(products.id, hireItems.productId))
    .where(and(or(eq(products.id, productId), eq(products.parentId, productId)), eq(hireItems.visible, true)))
    .orderBy(asc(hireItems.dayRateNet), asc(hireItems.id))
    .limit(1);
  return row ? ((await findHireItems(db, [row.id])).get(row.id) ?? null) : null;
}
