import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { isId } from "#app/lib/ids.ts";
import { readAttributeWords } from "./attributes/attribute-words.server.ts";
import { type AttributeWords, wordOf } from "./attributes/attribute-words.ts";
import { optionsText, type ProductImage, type Purchasable, stockView } from "./catalog.ts";
import { saleDuties, type WithdrawalException } from "./duties/duties.ts";
import { toTile } from "./index/card-rows.server.ts";
import { openAttributes } from "./index/choices.ts";
import { knownImages } from "./index/known-images.server.ts";
import { type ListRequest, listProducts } from "./queries.server.ts";

const parents = alias(products, "parents");
const parentLevels = alias(stockLevels, "parent_levels");

/** A variation that says nothing itself is as its parent is, and that as its category is. */
const saleDutyColumns = {
  electrical: sql<boolean>`coalesce(${products.electrical}, ${parents.electrical}, ${categories.electrical}, true)`,
  hasBatteries: sql<boolean>`${products.hasBatteries} or coalesce(${parents.hasBatteries}, false)`,
  environmentalCost: sql<
    number | null
  >`coalesce(${products.environmentalCost}, ${parents.environmentalCost}, ${categories.environmentalCost})`,
  withdrawalException: sql<WithdrawalException | null>`coalesce(${products.withdrawalException}, ${parents.withdrawalException})`,
};

const columns = {
  id: products.id,
  parentId: products.parentId,
  kind: products.kind,
  sku: products.sku,
  name: products.name,
  nameGa: products.nameGa,
  slug: products.slug,
  parentName: parents.name,
  parentNameGa: parents.nameGa,
  parentSlug: parents.slug,
  parentAttributes: parents.attributes,
  options: products.options,
  price: products.price,
  vatRate: products.vatRate,
  stockStatus: products.stockStatus,
  lowStockAmount: products.lowStockAmount,
  backorders: products.backorders,
  manageStock: products.manageStock,
  available: stockLevels.available,
  parentManagesStock: parents.manageStock,
  parentBackorders: parents.backorders,
  parentAvailable: parentLevels.available,
  soldIndividually: products.soldIndividually,
  weightGrams: sql<number | null>`coalesce(${products.weightGrams}, ${parents.weightGrams})`,
  categoryId: sql<string | null>`coalesce(${products.categoryId}, ${parents.categoryId})`,
  ...saleDutyColumns,
};

function selectPurchasable(db: Db, ids: readonly string[]) {
  return db
    .select(columns)
    .from(products)
    .leftJoin(parents, eq(parents.id, products.parentId))
    .leftJoin(categories, sql`${categories.id} = coalesce(${products.categoryId}, ${parents.categoryId})`)
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(parentLevels, eq(parentLevels.productId, products.parentId))
    .where(isPurchasable(ids));
}

function isPurchasable(ids: readonly string[]) {
  return and(
    inArray(products.id, [...ids]),
    eq(products.status, "published"),
    sql`coalesce(${parents.status}, 'published') = 'published'`,
  );
}

/** True in SQL when one of these ids is that of a published product or variation. */
export function anyPurchasable(db: Db, ids: readonly string[]): SQL<boolean> {
  const found = db
    .select({ id: products.id })
    .from(products)
    .leftJoin(parents, eq(parents.id, products.parentId))
    .where(isPurchasable(ids.filter(isId)));
  return sql<boolean>`${exists(found)}`;
}

type Row = Awaited<ReturnType<typeof selectPurchasable>>[number];

export interface PurchasableOptions {
  /** False where nothing is shown: then none is read, and `picture` is null. */
  readonly pictures?: boolean;
}

/**
 * Published products and variations with these ids, for carts, checkouts and the API: one query, however
 * many, one more where pictures are not known yet, and one where there are variations. Ids without such a product are
 * missing from the answer. Order is not kept.
 */
export async function listProductsByIds(
  db: Db,
  ids: readonly string[],
  { pictures = true }: PurchasableOptions = {},
): Promise<readonly Purchasable[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await selectPurchasable(db, known);
  const images = await knownImages(db, pictures ? rows.map(({ id }) => id) : []);
  const words = await readAttributeWords(db, rows.flatMap(wordsIn));
  return rows.map((row) => {
    const image = images.get(row.id);
    return toPurchasable(row, image ? toTile(image) : null, words);
  });
}

function toPurchasable(row: Row, picture: ProductImage | null, words: AttributeWords): Purchasable {
  const counted = row.manageStock
    ? (row.available ?? 0)
    : row.parentManagesStock
      ? (row.parentAvailable ?? 0)
      : null;
  const backorders = row.manageStock ? row.backorders : (row.parentBackorders ?? row.backorders);
  const stockStatus = row.stockStatus;
  return {
    id: row.id,
    slug: row.parentSlug ?? row.slug ?? row.id,
    kind: row.kind,
    sku: row.sku,
    name: row.parentName ?? row.name,
    nameGa: row.parentName === null ? row.nameGa : row.parentNameGa,
    ...optionTexts(row, words),
    price: row.price,
    vatRate: row.vatRate,
    stockStatus,
    stock: stockView(stockStatus, counted, row.lowStockAmount),
    stockHolderId:
      row.manageStock || row.parentId === null || !row.parentManagesStock ? row.id : row.parentId,
    available: stockStatus === "out_of_stock" ? 0 : counted === null || backorders !== "no" ? null : counted,
    soldIndividually: row.soldIndividually,
    weightGrams: row.weightGrams,
    categoryId: row.categoryId,
    picture,
    duties: saleDuties(row),
  };
}

/** The attributes of a variation's product and their values: what its options are told in. */
function wordsIn(row: Row): readonly string[] {
  const attributes = row.parentAttributes?.filter((attribute) => attribute.variation) ?? [];
  return [...attributes.flatMap(({ name, values }) => [name, ...values]), ...Object.values(row.options)];
}

/** A single value of an attribute holds for every variation that names none. */
function optionTexts({ options, parentAttributes }: Row, words: AttributeWords) {
  const attributes = parentAttributes ?? [];
  const singles = attributes.flatMap(({ name, values, variation }) =>
    variation && values.length === 1 ? [[name, values[0] ?? ""] as const] : [],
  );
  const order = attributes.map((attribute) => attribute.name);
  const chosen = { ...Object.fromEntries(singles), ...options };
  const irish = Object.entries(chosen).map(([name, value]) => [
    name,
    wordOf(words, "value", value).nameGa ?? value,
  ]);
  const english = optionsText(chosen, order);
  const optionsGa = optionsText(Object.fromEntries(irish), order);
  return {
    options: english,
    optionsGa: optionsGa === english ? null : optionsGa,
    choices: openAttributes(attributes, options).map(({ name, values }) => ({
      ...wordOf(words, "name", name),
      values: values.map((value) => wordOf(words, "value", value)),
    })),
  };
}

/** A page of the list as the API gives it: by name, or best match first when there is a search text. */
export async function listPurchasable(
  db: Db,
  request: ListRequest,
): Promise<{
  readonly products: readonly Purchasable[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}> {
  const list = await listProducts(db, { ...request, sort: request.search === "" ? "name" : null });
  const ids = list.products.map((product) => product.id);
  const found = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]));
  const prices = new Map(list.products.map((product) => [product.id, product.price]));
  return {
    products: ids.flatMap((id) => {
      const product = found.get(id);
      return product ? [{ ...product, price: prices.get(id) ?? null }] : [];
    }),
    total: list.total,
    page: list.page,
    pages: list.pages,
  };
}
