import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { HIDDEN_SLUG } from "#app/features/catalog/category-tree.ts";
import type { AdminCategory } from "./category-tree-admin.ts";

/** All categories, hidden ones too: each below its parent, siblings in their order. */
export async function listAdminCategories(db: Db): Promise<readonly AdminCategory[]> {
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      nameGa: categories.nameGa,
      slug: categories.slug,
      text: categories.text,
      textGa: categories.textGa,
      picture: sql<string>`coalesce(${media.artwork}, ${media.id}::text, '')`,
      hidden: categories.hidden,
      electrical: categories.electrical,
      updatedAt: categories.updatedAt,
      products: sql<number>`(select count(*)::int from product_categories pc where pc.category_id = "categories"."id")`,
    })
    .from(categories)
    .leftJoin(media, eq(media.id, categories.pictureId))
    .orderBy(categories.position, sql`lower(${categories.name})`, categories.id);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const walk = (parentId: string | null, depth: number): readonly AdminCategory[] =>
    (children.get(parentId) ?? []).flatMap(({ updatedAt, ...row }) => [
      {
        ...row,
        hidden: row.hidden || row.slug === HIDDEN_SLUG,
        nameGa: row.nameGa ?? "",
        text: row.text ?? "",
        textGa: row.textGa ?? "",
        depth,
        version: updatedAt.toISOString(),
      },
      ...walk(row.id, depth + 1),
    ]);
  return walk(null, 0);
}
