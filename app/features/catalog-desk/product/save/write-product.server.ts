import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import {
  categories,
  productCategories,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { BACKORDERS, VISIBILITIES } from "#app/features/catalog/enums.ts";
import { sanitizeDescription } from "#app/features/catalog/product/sanitize-description.server.ts";
import { isFormerSlug, retireSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { holdPictures } from "#app/features/media/hold-pictures.server.ts";
import { isId } from "#app/lib/ids.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import { parseVatRate } from "#app/lib/vat.ts";
import { readAttributes } from "../attributes.ts";
import { readManuals } from "../manuals.ts";
import type { ProductValues } from "../product-values.ts";
import { priceOf, readWeight, wholeOf } from "./check-product.ts";
import { type Prices, writePrices } from "./write-prices.server.ts";

/** Columns of a product (prices, stock, slug and links apart) out of values that have been checked. */
export function productRowOf(values: ProductValues) {
  const at = (field: string) => values[field] ?? "";
  const orNull = (field: string) => at(field) || null;
  const clean = (field: string) => sanitizeDescription(at(field)).html;
  const rate = parseVatRate(at("vatRate"));
  return {
    name: at("name"),
    nameGa: orNull("nameGa"),
    shortDescription: clean("shortDescription"),
    shortDescriptionGa: clean("shortDescriptionGa"),
    description: clean("description"),
    descriptionGa: clean("descriptionGa"),
    sku: orNull("sku"),
    gtin: at("gtin").replace(/[\s-]/g, "") || null,
    ...(rate !== null && { vatRate: rate }),
    lowStockAmount: wholeOf(values, "lowStockAmount"),
    backorders: BACKORDERS.find((known) => known === at("backorders")) ?? "no",
    soldIndividually: at("soldIndividually") !== "",
    brandId: isId(at("brand")) ? at("brand") : null,
    tags: [
      ...new Set(
        at("tags")
          .split(",")
          .map((tag) => tag.trim()),
      ),
    ].filter(Boolean),
    attributes: readAttributes(at("attributes")) ?? [],
    manuals: readManuals(at("manuals")) ?? [],
    externalUrl: orNull("externalUrl"),
    externalLabel: orNull("externalLabel"),
    weightGrams: readWeight(at("weight")) ?? null,
    lengthMm: wholeOf(values, "length"),
    widthMm: wholeOf(values, "width"),
    heightMm: wholeOf(values, "height"),
    shippingClass: orNull("shippingClass"),
    hsCode: orNull("hsCode"),
    countryOfOrigin: at("countryOfOrigin").toUpperCase() || null,
    visibility: VISIBILITIES.find((known) => known === at("visibility")) ?? "visible",
    featured: at("featured") !== "",
    position: wholeOf(values, "position") ?? 0,
  };
}

interface FormPrices extends Pick<Prices, "saleFrom" | "saleTo"> {
  readonly values: ProductValues;
  /** Of the names of the fields; "" for a product, "v.ID." for a variation. */
  readonly prefix: string;
  readonly now: Date;
}

/** Stores the prices that a form gives a product or a variation. */
export function writeFormPrices(
  tx: Tx,
  id: string,
  { values, prefix, saleFrom, saleTo, now }: FormPrices,
): Promise<void> {
  return writePrices(
    tx,
    id,
    {
      regularPrice: priceOf(values, `${prefix}regularPrice`),
      salePrice: priceOf(values, `${prefix}salePrice`),
      saleFrom,
      saleTo,
    },
    now,
  );
}

/** True when another product has the address, or had it once. */
export async function isSlugTaken(tx: Tx, slug: string, id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), ne(products.id, id)));
  return other !== undefined || (await isFormerSlug(tx, "product", { slug, exceptId: id }));
}

/** Gives a product its address, "" one of its name if it has none; the one it had leads there for good. */
export async function writeSlug(tx: Tx, id: string, requestedSlug: string, name: string): Promise<void> {
  const [row] = await tx.select({ slug: products.slug }).from(products).where(eq(products.id, id));
  const old = row?.slug ?? null;
  if (requestedSlug === old || (requestedSlug === "" && old)) return;
  let slug = requestedSlug || slugOf(name);
  for (let n = 2; await isSlugTaken(tx, slug, id); n += 1) slug = `${slugOf(name).slice(0, 74)}-${n}`;
  await tx.update(products).set({ slug }).where(eq(products.id, id));
  await retireSlug(tx, "product", { id, former: old, slug });
}

/** Puts a product into exactly these categories; the first is its own. Ids that no category has are passed over. */
export async function writeCategories(tx: Tx, id: string, list: string): Promise<void> {
  const ids = list.split(",").filter(isId);
  const found = ids.length
    ? await tx
        .select({ id: categories.id })
        .from(categories)
        .where(inArray(categories.id, ids))
        .for("key share")
    : [];
  const there = new Set(found.map((row) => row.id));
  const kept = ids.filter((categoryId) => there.has(categoryId));
  await tx.delete(productCategories).where(eq(productCategories.productId, id));
  if (kept.length > 0)
    await tx.insert(productCategories).values(kept.map((categoryId) => ({ productId: id, categoryId })));
  await tx
    .update(products)
    .set({ categoryId: kept[0] ?? null })
    .where(eq(products.id, id));
}

/** Shows exactly these pictures of the library, in this order. Pictures an import still waits for stay at the end. */
export async function writePictures(tx: Tx, id: string, list: string): Promise<void> {
  const refs = list.split(",").filter(Boolean);
  const found = await holdPictures(tx, refs);
  const chosen = refs.flatMap((ref) => found.get(ref) ?? []);
  const old = await tx.select().from(productImages).where(eq(productImages.productId, id));
  const waiting = old.filter(({ mediaId }) => mediaId === null);
  const next = [...new Map(chosen.map((picture) => [picture.id, picture])).values()].map(
    ({ id: mediaId, filename }) => ({
      mediaId,
      source: old.find((image) => image.mediaId === mediaId)?.source ?? filename,
    }),
  );
  await tx.delete(productImages).where(eq(productImages.productId, id));
  const images = [...next, ...waiting.map(({ source }) => ({ mediaId: null, source }))];
  if (images.length > 0)
    await tx
      .insert(productImages)
      .values(images.map((image, position) => ({ ...image, productId: id, position })));
}

const LINK_KINDS = [
  ["upsells", "upsell"],
  ["crossSells", "cross_sell"],
] as const;

/**
 * Finds the products that the lines of a form name by SKU or address, by kind of link; null for a line that names no
 * product.
 */
export async function findLinked(
  tx: Tx,
  id: string,
  values: ProductValues,
): Promise<
  readonly {
    readonly field: string;
    readonly kind: string;
    readonly line: string;
    readonly target: string | null;
  }[]
> {
  const found: { field: string; kind: string; line: string; target: string | null }[] = [];
  for (const [field, kind] of LINK_KINDS) {
    const lines = new Set((values[field] ?? "").split("\n").map((line) => line.trim()));
    for (const line of [...lines].filter(Boolean)) {
      const isSku = sql`lower(${products.sku}) = lower(${line})`;
      const [row] = await tx
        .select({ id: products.id, parentId: products.parentId })
        .from(products)
        .where(or(isSku, and(eq(products.slug, line), isNull(products.parentId))))
        .limit(1);
      const target = row ? (row.parentId ?? row.id) : null;
      found.push({ field, kind, line, target: target === id ? null : target });
    }
  }
  return found;
}

/** Links a product to the others that its form names. */
export async function writeLinks(tx: Tx, id: string, values: ProductValues): Promise<void> {
  const linked = await findLinked(tx, id, values);
  for (const [, kind] of LINK_KINDS) {
    const ids = new Set(linked.flatMap((link) => (link.kind === kind && link.target ? [link.target] : [])));
    await tx.delete(productLinks).where(and(eq(productLinks.productId, id), eq(productLinks.kind, kind)));
    const rows = [...ids].map((targetId, position) => ({ productId: id, targetId, kind, position }));
    if (rows.length > 0) await tx.insert(productLinks).values(rows);
  }
}
