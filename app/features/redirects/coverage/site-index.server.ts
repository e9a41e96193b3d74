import { and, eq, isNotNull, isNull, ne, notInArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { redirects } from "#app/db/schema/system/redirects.ts";
import { readCategoryTree } from "#app/features/catalog/categories.server.ts";
import { type SiteIndex, toSiteIndex } from "./site-index.ts";

/** Reads everything an old address may have become: some hundred bytes for each product. */
export async function readSiteIndex(db: Db, isPage: (path: string) => boolean): Promise<SiteIndex> {
  const { hiddenIds } = await readCategoryTree(db);
  const parents = alias(products, "parents");
  const shown = (table: typeof products | typeof parents) =>
    and(
      eq(table.status, "published"),
      ne(table.visibility, "hidden"),
      isNull(table.parentId),
      hiddenIds.length > 0
        ? or(isNull(table.categoryId), notInArray(table.categoryId, [...hiddenIds]))
        : undefined,
    );
  const rows = await db
    .select({
      slug: products.slug,
      name: products.name,
      nameGa: products.nameGa,
      sku: products.sku,
      sourceId: products.sourceId,
    })
    .from(products)
    .where(shown(products));
  const variations = await db
    .select({ slug: parents.slug, sku: products.sku, sourceId: products.sourceId })
    .from(products)
    .innerJoin(parents, eq(parents.id, products.parentId))
    .where(and(shown(parents), or(isNotNull(products.sku), isNotNull(products.sourceId))));
  const former = await db
    .select({ from: retiredSlugs.slug, to: products.slug })
    .from(retiredSlugs)
    .innerJoin(products, eq(products.id, retiredSlugs.productId))
    .where(shown(products));
  const tree = await db
    .select({ id: categories.id, slug: categories.slug, path: categories.path })
    .from(categories);
  const makers = await db.select({ slug: brands.slug }).from(brands);
  const items = await db
    .select({ slug: hireItems.slug, former: retiredSlugs.slug })
    .from(hireItems)
    .leftJoin(retiredSlugs, eq(retiredSlugs.hireItemId, hireItems.id))
    .where(eq(hireItems.visible, true));
  const ways = await db.select({ from: redirects.fromPath, target: redirects.target }).from(redirects);
  return toSiteIndex(
    {
      products: rows.flatMap(({ slug, ...rest }) => (slug === null ? [] : [{ slug, ...rest }])),
      variations: variations.flatMap(({ slug, ...rest }) => (slug === null ? [] : [{ slug, ...rest }])),
      former: former.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }])),
      categories: tree.filter(({ id }) => !hiddenIds.includes(id)),
      brands: makers.map(({ slug }) => slug),
      hireItems: items.flatMap(({ slug, former: old }) => (old === null ? [slug] : [slug, old])),
      redirects: new Map(ways.map(({ from, target }) => [from, target])),
    },
    isPage,
  );
}
