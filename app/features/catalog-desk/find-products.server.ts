import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { holdsProduct, nearestFirst } from "#app/features/catalog/search/typed-products.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { FoundProduct } from "./catalog-desk.ts";

/** Characters of a search that are read. */
const MAX_LENGTH = 80;
const MAX = 8;

/** Products, drafts among them, whose names, brand, categories or part number hold every word; the nearest first. */
export async function findProducts(db: Db, typed: string, most = MAX): Promise<readonly FoundProduct[]> {
  const text = cleanText(typed).slice(0, MAX_LENGTH).toWellFormed();
  if (text.length < 2) return [];
  const rows = await db
    .select({ id: products.id, slug: products.slug, name: products.name, sku: products.sku })
    .from(products)
    .where(
      and(
        isNull(products.parentId),
        inArray(products.status, ["published", "private", "draft"]),
        holdsProduct(text, products),
      ),
    )
    .orderBy(...nearestFirst(text, products.searchCode, products.name))
    .limit(most);
  return rows.map(({ id, slug, name, sku }) => ({ id, name, sku: sku ?? "", code: sku ?? slug ?? "" }));
}
