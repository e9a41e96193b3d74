import { asc, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { type CategoryTree, toCategoryTree } from "./category-tree.ts";

export async function readCategoryTree(db: Db): Promise<CategoryTree> {
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      nameGa: categories.nameGa,
      slug: categories.slug,
      hidden: categories.hidden,
    })
    .from(categories)
    .orderBy(sql`lower(${categories.name})`, asc(categories.id));
  return toCategoryTree(rows);
}
