import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productCategories, productImages, products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockLevels } from "#app/db/schema/shop/inventory.ts";
import type { ProductSource } from "#app/features/catalog/catalog.ts";
import type { ProductReference, ProductRow } from "../row/product-row.ts";
import { type Family, rowsOf } from "./families.ts";
import type { ExistingProduct, ExistingProducts, StoredProduct } from "./match-product.ts";

/** Reads what the shop has of these families, in a fixed number of queries. */
export async function readExistingProducts(
  db: Db,
  source: ProductSource,
  families: readonly Family[],
): Promise<ExistingProducts> {
  const references = families.flatMap((family) => family.parent ?? []);
  const heads = await db
    .select()
    .from(products)
    .where(matchingKeys(source, families.flatMap(rowsOf), references));
  const parentIds = new Set(heads.map((product) => product.parentId ?? product.id));
  const kin =
    parentIds.size === 0
      ? []
      : await db
          .select()
          .from(products)
          .where(or(inArray(products.parentId, [...parentIds]), inArray(products.id, [...parentIds])));
  const byId = new Map([...heads, ...kin].map((product) => [product.id, product]));
  return indexProducts(await withParts(db, [...byId.values()]), source);
}

/** What rows may mean, without its parts: no variations of a product, no categories, pictures and counts. */
export async function findProductsOf(
  db: Db,
  source: ProductSource,
  rows: readonly ProductRow[],
): Promise<ExistingProducts> {
  const found = await db
    .select()
    .from(products)
    .where(matchingKeys(source, rows, []));
  return indexProducts(
    found.map((product) => ({ product, categories: [], images: [], stock: null })),
    source,
  );
}

function matchingKeys(
  source: ProductSource,
  rows: readonly ProductRow[],
  references: readonly ProductReference[],
): SQL | undefined {
  const ids = [
    ...rows.flatMap((row) => row.sourceId ?? []),
    ...references.flatMap((reference) => (reference.kind === "id" ? [reference.id] : [])),
  ];
  const skus = [
    ...rows.flatMap((row) => row.sku ?? []),
    ...references.flatMap((reference) => (reference.kind === "sku" ? [reference.sku] : [])),
  ].flatMap((sku) => spellings(sku.toLowerCase()));
  const gtins = rows.flatMap((row) => row.gtin ?? []);
  const names = rows.flatMap((row) =>
    row.sourceId === null && row.sku === null && row.name ? spellings(row.name) : [],
  );
  return or(
    ids.length > 0 ? and(eq(products.source, source), inArray(products.sourceId, ids)) : undefined,
    skus.length > 0 ? inArray(sql`lower(${products.sku})`, skus) : undefined,
    gtins.length > 0 ? inArray(products.gtin, gtins) : undefined,
    names.length > 0
      ? and(isNull(products.sku), isNull(products.parentId), inArray(products.name, names))
      : undefined,
    sql`false`,
  );
}

/** A text of a file, which is composed, and as imports of before stored it from a file with decomposed letters. */
function spellings(text: string): readonly string[] {
  return [...new Set([text, text.normalize("NFD")])];
}

/** Products with their categories, pictures and counts. */
export async function withParts(db: Db, found: readonly StoredProduct[]): Promise<ExistingProduct[]> {
  const ids = found.map((product) => product.id);
  if (ids.length === 0) return [];
  const inCategories = await db
    .select()
    .from(productCategories)
    .where(inArray(productCategories.productId, ids));
  const pictures = await db
    .select({
      productId: productImages.productId,
      source: productImages.source,
      mediaId: productImages.mediaId,
    })
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(productImages.productId, productImages.position);
  const levels = await db
    .select({
      productId: stockLevels.productId,
      available: stockLevels.available,
      held: sql<number>`coalesce((select sum(${reservations.quantity}) from ${reservations}
        where ${reservations.productId} = ${stockLevels.productId} and ${reservations.state} = 'held'), 0)`.mapWith(
        Number,
      ),
    })
    .from(stockLevels)
    .where(inArray(stockLevels.productId, ids));
  const categoriesOf = Map.groupBy(inCategories, (row) => row.productId);
  const picturesOf = Map.groupBy(pictures, (row) => row.productId);
  const levelOf = new Map(levels.map((level) => [level.productId, level]));
  return found.map((product) => ({
    product,
    categories: (categoriesOf.get(product.id) ?? []).map((row) => row.categoryId),
    images: (picturesOf.get(product.id) ?? []).map(({ source, mediaId }) => ({ source, mediaId })),
    stock: levelOf.get(product.id) ?? null,
  }));
}

function indexProducts(existingProducts: readonly ExistingProduct[], own: string): ExistingProducts {
  const ids = new Map<string, ExistingProduct>();
  const skus = new Map<string, ExistingProduct>();
  const names = new Map<string, ExistingProduct>();
  for (const existing of existingProducts) {
    const { source, sourceId, sku, name, parentId } = existing.product;
    if (source !== null && sourceId !== null) ids.set(`${source}:${sourceId}`, existing);
    if (sku !== null) skus.set(sku.toLowerCase().normalize(), existing);
    if (sku === null && parentId === null && (sourceId === null || source !== own))
      names.set(name.normalize(), existing);
  }
  const gtins = Map.groupBy(existingProducts, (existing) => existing.product.gtin ?? "");
  const children = Map.groupBy(existingProducts, (existing) => existing.product.parentId ?? "");
  const byId = (source: string, id: number) => ids.get(`${source}:${id}`);
  const bySku = (sku: string) => skus.get(sku.toLowerCase());
  return {
    byId,
    bySku,
    byGtin(gtin) {
      const [first, second] = gtins.get(gtin) ?? [];
      return second ? undefined : first;
    },
    byName: (name) => names.get(name),
    byReference: (source, reference) =>
      reference.kind === "id" ? byId(source, reference.id) : bySku(reference.sku),
    variationsOf: (productId) => children.get(productId) ?? [],
  };
}
