import { eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { makerOf, type PublishObstacle, publishObstacles } from "#app/features/catalog/duties/duties.ts";

/** What keeps each of these products (not variations) from being published; without an entry: nothing. */
export async function listObstacles(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PublishObstacle[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      product: products,
      brandMakerName: brands.manufacturerName,
      brandMakerAddress: brands.manufacturerAddress,
      brandMakerContact: brands.manufacturerContact,
      brandOutsideEu: brands.manufacturerOutsideEu,
      brandResponsiblePerson: brands.responsiblePerson,
      pictures: sql<number>`(select count(*)::int from product_images i where i.product_id = ${products.id} and i.media_id is not null)`,
      variationSku: sql<
        string | null
      >`(select min(coalesce(v.sku, v.gtin)) from products v where v.parent_id = ${products.id})`,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));
  const found = rows.map(({ product, pictures, variationSku, ...brand }) => {
    const maker = makerOf({
      ...product,
      ...brand,
      categoryElectrical: null,
      categoryEnvironmentalCost: null,
    });
    const obstacles = publishObstacles({
      name: product.name,
      pictures,
      sku: product.sku ?? variationSku,
      gtin: product.gtin,
      maker,
      warnings: [product.warnings, product.warningsGa],
    });
    return [product.id, obstacles] as const;
  });
  return new Map(found.filter(([, obstacles]) => obstacles.length > 0));
}
