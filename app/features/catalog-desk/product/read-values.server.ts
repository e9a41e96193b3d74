import { asc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { productCategories, productImages, productLinks, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { toDutyValues } from "#app/features/catalog/duties/duties-form.ts";
import { formatThousandths } from "#app/i18n/formats.ts";
import { euroText } from "#app/lib/euro.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { attributesText } from "./attributes.ts";
import { manualsText } from "./manuals.ts";
import type { ProductField, ProductValues } from "./product-values.ts";

export type StoredProductRow = typeof products.$inferSelect;

/** A product with its variations as stored, and what its form shows of them. */
export interface StoredForm {
  readonly row: StoredProductRow;
  /** The variations in the order in which visitors see them. */
  readonly variations: readonly StoredProductRow[];
  readonly values: ProductValues;
  /** Names by SKU or address of the products that the values name. */
  readonly linkedNames: Readonly<Record<string, string>>;
}

/** The stored form of a product; null: no such product, or a variation, which has no form of its own. */
export async function readStoredForm(db: Db | Tx, id: string): Promise<StoredForm | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row || row.parentId) return null;
  const variations = await db
    .select()
    .from(products)
    .where(eq(products.parentId, id))
    .orderBy(asc(products.position), asc(products.id));
  const ids = [id, ...variations.map((variation) => variation.id)];
  const levels = await db.select().from(stockLevels).where(inArray(stockLevels.productId, ids));
  const stockOf = (product: StoredProductRow): string => {
    const level = levels.find(({ productId }) => productId === product.id);
    return product.manageStock ? String(level?.available ?? 0) : "";
  };
  const images = await listMediaIds(db, ids);
  const linked = await readLinked(db, row);
  const values = {
    ...ownValues(row),
    ...linked.values,
    pictures: (images.get(id) ?? []).join(","),
    stock: stockOf(row),
    ...toDutyValues({ ...row, withdrawalException: row.withdrawalException }),
  };
  const further = variations.flatMap((variation) =>
    Object.entries(variationValues(variation, stockOf(variation), images.get(variation.id)?.[0] ?? "")).map(
      ([name, value]) => [`v.${variation.id}.${name}`, value] as const,
    ),
  );
  return {
    row,
    variations,
    values: { ...values, ...Object.fromEntries(further) },
    linkedNames: linked.names,
  };
}

async function listMediaIds(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ productId: productImages.productId, mediaId: productImages.mediaId })
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.position));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, list]) => [id, list.flatMap(({ mediaId }) => mediaId ?? [])]));
}

type Linked = "categories" | "upsells" | "crossSells";
type Counted = "stock" | "pictures";

function ownValues(row: StoredProductRow): Record<Exclude<ProductField, Linked | Counted>, string> {
  const number = (value: number | null) => (value === null ? "" : String(value));
  return {
    ...textValues(row),
    regularPrice: euroText(row.regularPrice),
    salePrice: euroText(row.salePrice),
    saleFrom: toIrishInput(row.saleFrom),
    saleTo: toIrishInput(row.saleTo),
    vatRate: String(row.vatRate),
    lowStockAmount: number(row.lowStockAmount),
    backorders: row.backorders,
    soldIndividually: row.soldIndividually ? "yes" : "",
    brand: row.brandId ?? "",
    tags: row.tags.join(", "),
    kind: row.kind,
    attributes: attributesText(row.attributes),
    manuals: manualsText(row.manuals),
    weight: row.weightGrams === null ? "" : formatThousandths(row.weightGrams),
    length: number(row.lengthMm),
    width: number(row.widthMm),
    height: number(row.heightMm),
    visibility: row.visibility,
    featured: row.featured ? "yes" : "",
    position: row.position > 0 ? String(row.position) : "",
  };
}

function textValues(row: StoredProductRow) {
  return {
    name: row.name,
    nameGa: row.nameGa ?? "",
    shortDescription: row.shortDescription,
    shortDescriptionGa: row.shortDescriptionGa,
    description: row.description,
    descriptionGa: row.descriptionGa,
    sku: row.sku ?? "",
    gtin: row.gtin ?? "",
    slug: row.slug ?? "",
    externalUrl: row.externalUrl ?? "",
    externalLabel: row.externalLabel ?? "",
    shippingClass: row.shippingClass ?? "",
    hsCode: row.hsCode ?? "",
    countryOfOrigin: row.countryOfOrigin ?? "",
  };
}

async function readLinked(
  db: Db | Tx,
  row: StoredProductRow,
): Promise<{ values: Record<Linked, string>; names: Record<string, string> }> {
  const inCategories = await db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, row.id))
    .orderBy(asc(productCategories.categoryId));
  const links = await db
    .select({ kind: productLinks.kind, name: products.name, sku: products.sku, slug: products.slug })
    .from(productLinks)
    .innerJoin(products, eq(products.id, productLinks.targetId))
    .where(eq(productLinks.productId, row.id))
    .orderBy(asc(productLinks.position), asc(productLinks.targetId));
  const coded = links.map(({ kind, name, sku, slug }) => ({ kind, name, code: sku ?? slug ?? "" }));
  const of = (kind: string) =>
    coded
      .filter((link) => link.kind === kind)
      .map(({ code }) => code)
      .join("\n");
  const first = row.categoryId ? [row.categoryId] : [];
  const rest = inCategories.map(({ id }) => id).filter((id) => id !== row.categoryId);
  return {
    values: {
      categories: [...first, ...rest].join(","),
      upsells: of("upsell"),
      crossSells: of("cross_sell"),
    },
    names: Object.fromEntries(coded.map(({ code, name }) => [code, name])),
  };
}

function variationValues(row: StoredProductRow, stock: string, picture: string): Record<string, string> {
  return {
    sku: row.sku ?? "",
    regularPrice: euroText(row.regularPrice),
    salePrice: euroText(row.salePrice),
    stock,
    picture,
    offered: row.status === "published" ? "yes" : "",
    ...Object.fromEntries(Object.entries(row.options).map(([name, value]) => [`o.${name}`, value])),
  };
}
