import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { readCategoryTree } from "./categories.server.ts";
import { notHidden } from "./index/listed.server.ts";

/** Products with a public page, in stock or not, for search engines; `most` at most. */
export async function listProductPages(
  db: Db,
  most: number,
): Promise<readonly { readonly slug: string; readonly updatedAt: Date }[]> {
  const { hiddenIds } = await readCategoryTree(db);
  const rows = await db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(
      and(
        eq(products.status, "published"),
        isNull(products.parentId),
        ne(products.visibility, "hidden"),
        notHidden(hiddenIds),
      ),
    )
    .orderBy(asc(products.slug))
    .limit(most);
  return rows.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }]));
}
