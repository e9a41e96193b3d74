import { inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importPictures } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import type { ProductSource } from "#app/features/catalog/catalog.ts";
import { listFormerSlugs } from "#app/features/catalog/retired-slugs.server.ts";
import type { ImportSetup } from "../file/setup.ts";
import { fileNameOf, isPictureAddress } from "../pictures/pictures.ts";
import type { ProductFile } from "../reading/read-products.server.ts";
import { type ImportTerms, joinCategoryPath, readMayPublish } from "./import-terms.server.ts";
import type { FamilyPlan, PlanContext, PlannedProduct } from "./plan-family.ts";

/** What every family of one run is planned against. */
export async function readPlanContext(
  db: Db,
  file: ProductFile,
  terms: ImportTerms,
  run: {
    readonly source: ProductSource;
    readonly blank: ImportSetup["blank"];
    readonly now: Date;
    readonly owners: PlanContext["owners"];
    /** What staff answered for this file; without an answer the settings decide. */
    readonly makerless?: ImportSetup["makerless"];
  },
): Promise<PlanContext> {
  const inUse = await db.select({ slug: products.slug }).from(products);
  const former = await listFormerSlugs(db, "product");
  const paths = new Map([...terms.categories].map(([path, id]) => [id, path]));
  const brandNames = new Map([...terms.brands].map(([name, id]) => [id, name]));
  return {
    ...run,
    sample: run.source === "sample",
    columns: file.columns,
    categoryIds: (list) => [
      ...new Set(list.flatMap((path) => terms.categories.get(joinCategoryPath(path)) ?? [])),
    ],
    categoryPath: (id) => paths.get(id),
    brandId: (name) => terms.brands.get(name),
    brandName: (id) => brandNames.get(id),
    mayPublish: run.makerless === undefined ? await readMayPublish(db) : () => true,
    mediaId: await pictureFinder(db),
    slugs: new Set([...inUse.flatMap(({ slug }) => slug ?? []), ...former]),
    touched: new Set(),
  };
}

/**
 * Finds what a file names in the library: an address that was fetched before, else a picture of that file name. A
 * picture that was fetched from one address means no other address with the same file name.
 */
async function pictureFinder(db: Db): Promise<(source: string) => string | null> {
  const pictures = await db.select({ id: media.id, filename: media.filename }).from(media);
  const fetched = await db
    .select({ address: importPictures.address, mediaId: importPictures.mediaId })
    .from(importPictures)
    .where(isNotNull(importPictures.mediaId));
  const byAddress = new Map(fetched.map(({ address, mediaId }) => [address, mediaId]));
  const fromElsewhere = new Set(fetched.map(({ mediaId }) => mediaId));
  const byName = new Map(pictures.map(({ id, filename }) => [filename.toLowerCase(), id]));
  return (source) => {
    const known = byAddress.get(source);
    if (known) return known;
    const named = byName.get(fileNameOf(source)) ?? null;
    return named !== null && isPictureAddress(source) && fromElsewhere.has(named) ? null : named;
  };
}

/** Brands that name their maker. */
export async function listBrandsWithMaker(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found: string[] = [];
  for (let at = 0; at < ids.length; at += 1000) {
    const rows = await db
      .select({ id: brands.id, maker: brands.manufacturerName })
      .from(brands)
      .where(inArray(brands.id, ids.slice(at, at + 1000)));
    found.push(...rows.filter(({ maker }) => maker !== null).map(({ id }) => id));
  }
  return new Set(found);
}

/** Whether a product with a page names no maker, nor does its brand. */
export function isMakerless({ row, record }: PlannedProduct, makers: ReadonlySet<string>): boolean {
  if (!row || row.type === "variation" || record.manufacturerName) return false;
  return !record.brandId || !makers.has(record.brandId);
}

/** Whether a product that is sold by itself has no price; that of a variable product comes from its variations. */
export function isPriceless({ row, record }: PlannedProduct): boolean {
  if (!row || row.type === "variable" || row.type === "grouped") return false;
  return record.regularPrice === null;
}

/** The plan with its published products without a maker as drafts; one that is on sale already stays on sale. */
export function holdBack(plan: FamilyPlan, makers: ReadonlySet<string>): FamilyPlan {
  const held = plan.products.map((product): PlannedProduct => {
    const onSale = product.existing?.product.status === "published";
    if (onSale || product.record.status !== "published" || !isMakerless(product, makers)) return product;
    return { ...product, record: { ...product.record, status: "draft" } };
  });
  return { ...plan, products: held };
}
