import { asc, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import type { ProductKind } from "#app/features/catalog/catalog.ts";
import type { DutyFormColumns } from "#app/features/catalog/duties/duties.ts";
import { writeProductDuties } from "#app/features/catalog/duties/save-duties.server.ts";
import { isId } from "#app/lib/ids.ts";
import { isSkuTaken } from "../../bulk/change-cell.server.ts";
import { holdReferred } from "../../bulk/change-many.server.ts";
import { findHeld } from "../../delete-products.server.ts";
import { optionsOf, type ProductFault, type ProductValues, variationIds } from "../product-values.ts";
import { readStoredForm, type StoredForm } from "../read-values.server.ts";
import { saleDatesOf } from "../sale-dates.server.ts";
import { checkProduct } from "./check-product.ts";
import {
  findLinked,
  isSlugTaken,
  productRowOf,
  writeCategories,
  writeFormPrices,
  writeLinks,
  writePictures,
  writeSlug,
} from "./write-product.server.ts";
import { writeVariations } from "./write-variations.server.ts";

/**
 * What is stored of a product, with its row and the counts of it and its variations held until the end of the
 * transaction; null when there is none. Counts are locked first, as by all who change them.
 */
export async function lockStored(tx: Tx, id: string): Promise<StoredForm | null> {
  const family = tx
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.id, id), eq(products.parentId, id)));
  await tx
    .select({ id: stockLevels.productId })
    .from(stockLevels)
    .where(inArray(stockLevels.productId, family))
    .orderBy(asc(stockLevels.productId))
    .for("update");
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("no key update");
  return readStoredForm(tx, id);
}

/**
 * Whether a form names a brand that was deleted. Asked before the product is held, as anyone who deletes a brand locks
 * them.
 */
export async function isBrandGone(tx: Tx, brand: string): Promise<boolean> {
  return isId(brand) && !(await holdReferred(tx, "brandId", [brand])).has(brand);
}

/** What keeps a form from being stored: what its texts show, and what the database does not allow. */
export async function findFaults(tx: Tx, id: string, values: ProductValues): Promise<ProductFault[]> {
  return [
    ...checkProduct(values),
    ...(await findTaken(tx, id, values)),
    ...(await findHeldVariations(tx, values)),
  ];
}

interface FormWrite {
  /** The product as stored; null for a product that is not there yet. */
  readonly stored: StoredForm | null;
  readonly values: ProductValues;
  readonly duties: DutyFormColumns;
  readonly actorId: string;
  readonly now: Date;
}

/** Writes a form without faults into the held rows of its product: all but counts, search text and the record of it. */
export async function writeForm(
  tx: Tx,
  id: string,
  { stored, values, duties, actorId, now }: FormWrite,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...productRowOf(values), updatedAt: now, ...kindOf(stored, values) })
    .where(eq(products.id, id));
  await writeSlug(tx, id, values.slug ?? "", values.name ?? "");
  await writeCategories(tx, id, values.categories ?? "");
  if (values.pictures !== stored?.values.pictures) await writePictures(tx, id, values.pictures ?? "");
  await writeLinks(tx, id, values);
  const dates = saleDatesOf(values, stored);
  await writeFormPrices(tx, id, { values, prefix: "", ...dates, now });
  const [parent] = await tx.select().from(products).where(eq(products.id, id));
  if (parent && stored) await writeVariations(tx, { parent, stored, values, dates, actorId, now });
  await writeProductDuties(tx, id, duties);
}

/** A product with variations stays one while it has any. */
function kindOf(stored: StoredForm | null, values: ProductValues): { readonly kind?: ProductKind } {
  const requestedKind = (["simple", "variable", "external"] as const).find((kind) => kind === values.kind);
  if (!requestedKind || stored?.row.kind === "grouped" || (stored && stored.variations.length > 0)) return {};
  return { kind: requestedKind };
}

/** Part numbers, addresses and linked products that the database does not allow. */
async function findTaken(tx: Tx, id: string, values: ProductValues): Promise<readonly ProductFault[]> {
  const faults: ProductFault[] = [];
  const productIds = new Set([id, ...variationIds(values)]);
  const seen = new Map<string, string>();
  for (const field of ["sku", ...variationIds(values).map((variationId) => `v.${variationId}.sku`)]) {
    const sku = values[field]?.toLowerCase() ?? "";
    if (sku === "" || values[field.replace(/sku$/, "remove")]) continue;
    if (seen.has(sku) || (await isSkuTaken(tx, sku, productIds)))
      faults.push({ field, kind: "sku-taken", about: sku });
    seen.set(sku, field);
  }
  const slug = values.slug ?? "";
  if (slug && (await isSlugTaken(tx, slug, id)))
    faults.push({ field: "slug", kind: "slug-taken", about: slug });
  for (const { field, line, target } of await findLinked(tx, id, values))
    if (!target) faults.push({ field, kind: "unknown-product", about: line });
  const combinations = new Set<string>();
  for (const variationId of variationIds(values)) {
    if (values[`v.${variationId}.remove`]) continue;
    const key = JSON.stringify(Object.entries(optionsOf(values, variationId)).sort());
    if (combinations.has(key)) faults.push({ field: `v.${variationId}.sku`, kind: "same-options" });
    combinations.add(key);
  }
  return faults;
}

/** Variations that are to be deleted and that an unpaid order holds. */
async function findHeldVariations(tx: Tx, values: ProductValues): Promise<readonly ProductFault[]> {
  const removed = variationIds(values).filter((id) => isId(id) && values[`v.${id}.remove`]);
  const held = await findHeld(tx, removed);
  return [...held].map((id) => ({ field: `v.${id}.remove`, kind: "held" }));
}
