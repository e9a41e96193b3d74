import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { readCategoryTree } from "./categories.server.ts";
import { notHidden } from "./index/listed.server.ts";

/** The most addresses one sitemap file may hold, both languages of a page counted. */
const LIMIT = 24_000;

/** Products with a public page, in stock or not, for search engines. */
export async function listProductPages(
  db: Db,
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
    .limit(LIMIT);
  return rows.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }]));
}
