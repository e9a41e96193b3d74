import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { brands, categories, productImages, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { libraryColumns } from "#app/features/media/library-columns.server.ts";
import { type LibraryPicture, pictureOf } from "#app/features/media/picture-of.ts";
import type { Named } from "#app/i18n/named.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { type ProductCard, type ProductImage, stockView, TILE_WIDTH } from "../catalog.ts";
import { environmentalCostOf } from "../duties/duties.ts";

/** Columns of a product in a list, for a SELECT that joins brands, categories and stock levels. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  kind: products.kind,
  name: products.name,
  nameGa: products.nameGa,
  brand: brands.name,
  categorySlug: categories.slug,
  categoryName: categories.name,
  categoryNameGa: categories.nameGa,
  price: products.price,
  vatRate: products.vatRate,
  stockStatus: products.stockStatus,
  manageStock: products.manageStock,
  lowStockAmount: products.lowStockAmount,
  available: stockLevels.available,
  electrical: products.electrical,
  categoryElectrical: categories.electrical,
  environmentalCost: products.environmentalCost,
  categoryEnvironmentalCost: categories.environmentalCost,
};

/** SELECT of cardColumns with the joins they need; callers add WHERE, ORDER BY and LIMIT. */
export function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id));
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/**
 * Cards out of rows, with the prices of variations and with first pictures, which are read unless they are given: two
 * queries for any number of rows.
 */
export async function toCards(
  db: Db,
  rows: readonly CardRow[],
  given?: ReadonlyMap<string, StoredImage>,
): Promise<readonly ProductCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const images = given ?? (await firstImages(db, ids));
  const ranges = await variationPrices(
    db,
    rows.filter((row) => row.kind === "variable").map((row) => row.id),
  );
  return rows.map((row) => toCard(row, images.get(row.id) ?? null, ranges.get(row.id)));
}

interface PriceRange {
  readonly low: Cents;
  readonly high: Cents;
}

function toCard(row: CardRow, image: StoredImage | null, range: PriceRange | undefined): ProductCard {
  return {
    id: row.id,
    slug: row.slug ?? row.id,
    kind: row.kind,
    name: row.name,
    nameGa: row.nameGa,
    brand: row.brand,
    category:
      row.categorySlug && row.categoryName
        ? { slug: row.categorySlug, name: row.categoryName, nameGa: row.categoryNameGa }
        : null,
    price: range?.low ?? row.price,
    from: range !== undefined && range.low !== range.high,
    vatRate: row.vatRate,
    stock: stockView(row.stockStatus, row.manageStock ? (row.available ?? 0) : null, row.lowStockAmount),
    image: image && toImage(image, row),
    environmentalCost: environmentalCostOf(row),
  };
}

async function variationPrices(
  db: Db,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, PriceRange>> {
  if (parentIds.length === 0) return new Map();
  const rows = await db
    .select({
      parentId: products.parentId,
      low: sql<number>`min(${products.price})`,
      high: sql<number>`max(${products.price})`,
    })
    .from(products)
    .where(
      and(
        inArray(products.parentId, [...parentIds]),
        eq(products.status, "published"),
        ne(products.stockStatus, "out_of_stock"),
        isNotNull(products.price),
      ),
    )
    .groupBy(products.parentId);
  return new Map(
    rows.map((row) => [row.parentId ?? "", { low: cents(Number(row.low)), high: cents(Number(row.high)) }]),
  );
}

/** A picture of a product as the database has it. */
export interface StoredImage extends LibraryPicture {
  readonly productId: string;
}

const imageColumns = { productId: productImages.productId, ...libraryColumns };

/** A picture of a product's page. */
export interface PageImage extends StoredImage {
  /** The name of one of the site's own pictures; null once staff put theirs in its place. */
  readonly artwork: string | null;
}

/** Every picture of these products and variations that has arrived, by product, in order. */
export async function listImages(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PageImage[]>> {
  const rows = await db
    .select({
      ...imageColumns,
      artwork: sql<string | null>`case when ${media.hash} is null then ${media.artwork} end`,
    })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.position));
  return Map.groupBy(rows, (row) => row.productId);
}

/** The first picture of each product and variation that has one; a variation without its own shows its product's. */
export async function firstImages(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredImage>> {
  if (ids.length === 0) return new Map();
  const isOwn = eq(productImages.productId, products.id);
  const rows = await db
    .selectDistinctOn([products.id], { ...imageColumns, productId: products.id })
    .from(products)
    .innerJoin(productImages, or(isOwn, eq(productImages.productId, products.parentId)))
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id, desc(isOwn), asc(productImages.position));
  return new Map(rows.map((row) => [row.productId, row]));
}

/** A stored picture for a page. Without words of its own it is described by the product's name. */
export function toImage(image: StoredImage, product: Named): ProductImage {
  return pictureOf(image, { en: product.name, ga: product.nameGa || product.name });
}

/** A picture for the tile of a cart's line, decorative: only the files that such a tile can ask for. */
export function toTile(image: LibraryPicture): ProductImage {
  const sorted = image.variants.toSorted((a, b) => a.width - b.width);
  const enough = sorted.findIndex(({ width }) => width >= TILE_WIDTH);
  const variants = enough === -1 ? sorted : sorted.slice(0, enough + 1);
  return pictureOf({ ...image, variants, placeholder: "", share: null, altEn: "", altGa: "" });
}
