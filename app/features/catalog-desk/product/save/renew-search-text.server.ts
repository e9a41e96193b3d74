import { asc, eq, or, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { codesOf, searchCodeOf, searchTextOf } from "#app/features/catalog/index/search-text.ts";

/** Writes again what search looks in, for products (not variations) whose name, SKU, brand or categories changed. */
export async function renewSearchText(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const rows = await tx
    .select({
      id: products.id,
      parentId: products.parentId,
      name: products.name,
      nameGa: products.nameGa,
      sku: products.sku,
      gtin: products.gtin,
      brand: brands.name,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(or(anyOf(products.id, productIds), anyOf(products.parentId, productIds)))
    .orderBy(asc(products.position), asc(products.id));
  const named = await tx
    .select({ productId: productCategories.productId, path: categories.path })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(anyOf(productCategories.productId, productIds));
  const paths = Map.groupBy(named, ({ productId }) => productId);
  const variations = Map.groupBy(rows, ({ parentId }) => parentId ?? "");
  const texts = rows.map((row) => {
    // A variation lives on its parent's page, which search finds by the parent's text.
    if (row.parentId) return { id: row.id, text: null, code: searchCodeOf(...codesOf(row)) };
    const codes = codesOf(row, ...(variations.get(row.id) ?? []));
    const names = (paths.get(row.id) ?? []).flatMap(({ path }) => path.split(" > "));
    const text = searchTextOf({ ...row, categories: names, codes });
    return { id: row.id, text, code: searchCodeOf(...codes) };
  });
  await tx
    .update(products)
    .set({ searchText: sql`coalesce(v."text", ${products.searchText})`, searchCode: sql`v."code"` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as v("id" uuid, "text" text, "code" text)`)
    .where(sql`${products.id} = v."id"`);
}
