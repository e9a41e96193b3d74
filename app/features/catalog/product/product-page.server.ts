import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  brands,
  categories,
  productLinks,
  products,
  type StoredAttribute,
} from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { turntableOf } from "#app/features/media/encode/turntables.ts";
import { webAddress } from "#app/lib/web-address.ts";
import { readAttributeWords } from "../attributes/attribute-words.server.ts";
import { wordOf } from "../attributes/attribute-words.ts";
import { type LinkedProductPage, type ProductAttribute, stockView, type Variation } from "../catalog.ts";
import { readCategoryTree } from "../categories.server.ts";
import type { CategoryTree } from "../category-tree.ts";
import { dutiesOf } from "../duties/duties.ts";
import { cardColumns, listImages, toCards, toImage } from "../index/card-rows.server.ts";
import { type PricePoint, reductionOf } from "../prices.ts";
import { listCards, listRelated } from "../queries.server.ts";
import { readPriceHistory } from "./price-history.server.ts";

const RELATED = 4;

const pageColumns = {
  ...cardColumns,
  categoryId: products.categoryId,
  sku: products.sku,
  gtin: products.gtin,
  brandUrl: brands.url,
  shortDescription: products.shortDescription,
  description: products.description,
  shortDescriptionGa: products.shortDescriptionGa,
  descriptionGa: products.descriptionGa,
  attributes: products.attributes,
  weightGrams: products.weightGrams,
  lengthMm: products.lengthMm,
  widthMm: products.widthMm,
  heightMm: products.heightMm,
  countryOfOrigin: products.countryOfOrigin,
  manuals: products.manuals,
  manufacturerName: products.manufacturerName,
  manufacturerAddress: products.manufacturerAddress,
  manufacturerContact: products.manufacturerContact,
  responsiblePerson: products.responsiblePerson,
  brandMakerName: brands.manufacturerName,
  brandMakerAddress: brands.manufacturerAddress,
  brandMakerContact: brands.manufacturerContact,
  brandResponsiblePerson: brands.responsiblePerson,
  manufacturerOutsideEu: products.manufacturerOutsideEu,
  brandOutsideEu: brands.manufacturerOutsideEu,
  warnings: products.warnings,
  warningsGa: products.warningsGa,
  radioNote: products.radioNote,
  radioNoteGa: products.radioNoteGa,
  hasBatteries: products.hasBatteries,
  guaranteeYears: products.guaranteeYears,
  withdrawalException: products.withdrawalException,
  externalUrl: products.externalUrl,
  externalLabel: products.externalLabel,
  soldIndividually: products.soldIndividually,
};

/**
 * A published product's page by its slug, also while it is out of stock; null for drafts, hidden products and
 * products of hidden categories.
 */
export async function getProductBySlug(db: Db, slug: string, now: Date): Promise<LinkedProductPage | null> {
  const shown = and(
    eq(products.slug, slug),
    eq(products.status, "published"),
    ne(products.visibility, "hidden"),
  );
  const [row] = await selectPage(db).where(shown).limit(1);
  if (!row) return null;
  const tree = await readCategoryTree(db);
  if (tree.trail(row.categoryId).some((category) => category.hidden)) return null;
  const page = await toPage(db, row, tree, now);
  return page && withRelated(db, page);
}

/** A product's page by its id, whatever its state: for staff who want to see it before visitors do. */
export async function getProductPreview(db: Db, id: string, now: Date): Promise<LinkedProductPage | null> {
  const page = await getOwnPreview(db, id, now);
  return page && withRelated(db, page);
}

/** A product's page with its category in place of the products beside it, which are read from the catalogue's index. */
export interface OwnPage {
  readonly page: Omit<LinkedProductPage, "related">;
  readonly categoryId: string | null;
}

/** What `getProductPreview` shows of the product itself, also as a transaction has changed it. */
export async function getOwnPreview(db: Db, id: string, now: Date): Promise<OwnPage | null> {
  const [row] = await selectPage(db)
    .where(and(eq(products.id, id), isNull(products.parentId)))
    .limit(1);
  return row ? toPage(db, row, await readCategoryTree(db), now) : null;
}

/** The whole page. Not for a transaction: it reads the catalogue's index. */
export async function withRelated(db: Db, { page, categoryId }: OwnPage): Promise<LinkedProductPage> {
  const shown = new Set([page, ...page.crossSells, ...page.upsells].map(({ id }) => id));
  return { ...page, related: categoryId ? await listRelated(db, categoryId, shown, RELATED) : [] };
}

async function toPage(db: Db, row: PageRow, tree: CategoryTree, now: Date): Promise<OwnPage | null> {
  const trail = tree.trail(row.categoryId);
  const variants = await listVariationRows(db, row.id);
  const history = await readPriceHistory(db, [row.id, ...variants.map((variant) => variant.id)]);
  const stockOf = parentStock(row);
  const pictures = await listImages(db, [row.id, ...variants.map((variant) => variant.id)]);
  const variations = variants.map(
    (variant): Variation => ({
      ...toVariation(variant, stockOf, history.get(variant.id) ?? [], now),
      weightGrams: variant.weightGrams ?? row.weightGrams,
      images: (pictures.get(variant.id) ?? []).map((image) => toImage(image, row)),
    }),
  );
  const images = pictures.get(row.id) ?? [];
  const [card] = await toCards(db, [row], new Map(images.slice(0, 1).map((image) => [row.id, image])));
  if (!card) return null;
  const links = await listLinks(db, row.id, tree);
  const page = {
    ...card,
    ...factsOf(row),
    attributes: await attributesOf(db, row.attributes),
    trail: trail.map(({ slug: part, name, nameGa }) => ({ slug: part, name, nameGa })),
    images: images.map((image) => toImage(image, row)),
    turntable: turntableOf(images[0]?.artwork ?? null),
    variations,
    reduction: reductionOf(history.get(row.id) ?? [], now),
    upsells: links.upsells,
    crossSells: links.crossSells,
  };
  return { page, categoryId: row.categoryId };
}

function selectPage(db: Db) {
  return db
    .select(pageColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id));
}

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

function factsOf(row: PageRow) {
  return {
    sku: row.sku,
    gtin: row.gtin,
    brandUrl: webAddress(row.brandUrl),
    shortDescription: row.shortDescription,
    description: row.description,
    shortDescriptionGa: row.shortDescriptionGa,
    descriptionGa: row.descriptionGa,
    weightGrams: row.weightGrams,
    dimensionsMm: [row.lengthMm, row.widthMm, row.heightMm],
    countryOfOrigin: row.countryOfOrigin,
    manuals: row.manuals.filter(({ url }) => webAddress(url) !== null),
    duties: dutiesOf(row),
    // Older imports stored whatever address the file had.
    externalUrl: webAddress(row.externalUrl),
    externalLabel: row.externalLabel,
    soldIndividually: row.soldIndividually,
  };
}

async function attributesOf(
  db: Db,
  stored: readonly StoredAttribute[],
): Promise<readonly ProductAttribute[]> {
  const shown = stored.filter((attribute) => attribute.visible || attribute.variation);
  const words = await readAttributeWords(
    db,
    shown.flatMap(({ name, values }) => [name, ...values]),
  );
  return shown.map(({ name, values, variation }) => ({
    ...wordOf(words, "name", name),
    values,
    valuesGa: values.map((value) => wordOf(words, "value", value).nameGa),
    variation,
  }));
}

function listVariationRows(db: Db, parentId: string) {
  return db
    .select({
      id: products.id,
      sku: products.sku,
      gtin: products.gtin,
      options: products.options,
      price: products.price,
      vatRate: products.vatRate,
      stockStatus: products.stockStatus,
      manageStock: products.manageStock,
      lowStockAmount: products.lowStockAmount,
      available: stockLevels.available,
      weightGrams: products.weightGrams,
      environmentalCost: products.environmentalCost,
      withdrawalException: products.withdrawalException,
    })
    .from(products)
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(and(eq(products.parentId, parentId), eq(products.status, "published")))
    .orderBy(asc(products.position), asc(products.price), asc(products.id));
}

type VariationRow = Awaited<ReturnType<typeof listVariationRows>>[number];
type Counted = Pick<PageRow, "manageStock" | "available" | "lowStockAmount">;

/** A variation that does not count its own stock shares its parent's. */
function parentStock(parent: Counted): (variation: Counted) => number | null {
  return (variation) => {
    if (variation.manageStock) return variation.available ?? 0;
    return parent.manageStock ? (parent.available ?? 0) : null;
  };
}

function toVariation(
  row: VariationRow,
  stockOf: (variation: Counted) => number | null,
  history: readonly PricePoint[],
  now: Date,
): Omit<Variation, "images" | "weightGrams"> {
  return {
    id: row.id,
    sku: row.sku,
    gtin: row.gtin,
    options: row.options,
    price: row.price,
    vatRate: row.vatRate,
    stock: stockView(row.stockStatus, stockOf(row), row.lowStockAmount),
    reduction: reductionOf(history, now),
    environmentalCost: row.environmentalCost,
    exception: row.withdrawalException,
  };
}

async function listLinks(db: Db, productId: string, tree: CategoryTree) {
  const rows = await db
    .select({ targetId: productLinks.targetId, kind: productLinks.kind })
    .from(productLinks)
    .where(eq(productLinks.productId, productId))
    .orderBy(asc(productLinks.position));
  const cards = await listCards(
    db,
    rows.map((row) => row.targetId),
    tree,
  );
  const of = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap((row) => cards.filter((card) => card.id === row.targetId));
  return { upsells: of("upsell").slice(0, RELATED), crossSells: [...of("cross_sell"), ...of("grouped")] };
}
