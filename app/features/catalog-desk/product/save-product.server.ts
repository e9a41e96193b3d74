import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { ProductKind } from "#app/features/catalog/catalog.ts";
import { readDuties } from "#app/features/catalog/duties/duties-form.ts";
import { writeProductDuties } from "#app/features/catalog/duties/save-duties.server.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { deleteDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { refreshStockStatus } from "#app/features/inventory/refresh-stock-status.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isSkuTaken } from "../bulk/change-cell.server.ts";
import { holdReferred } from "../bulk/change-many.server.ts";
import { checkProduct, wholeOf } from "./check-product.ts";
import { besideOther, differingFields, withoutDraft } from "./product-draft.ts";
import {
  mergeValues,
  type ProductFault,
  type ProductValues,
  type ReturnedProduct,
  variationIds,
} from "./product-values.ts";
import { readStoredForm, type StoredForm } from "./read-values.server.ts";
import { renewSearchText } from "./renew-search-text.server.ts";
import {
  columnsOf,
  findLinked,
  isSlugTaken,
  writeCategories,
  writeFormPrices,
  writeLinks,
  writePictures,
  writeSlug,
} from "./write-product.server.ts";
import { addVariations, optionsOf, writeVariations } from "./write-variations.server.ts";

interface SaveRequest {
  /** Null for a product that is not there yet. */
  readonly id: string | null;
  readonly values: ProductValues;
  /** What the form was filled with. */
  readonly base: ProductValues;
  /** The version of the draft that the form was filled from, which this save publishes; "" for none. */
  readonly draft?: string;
  /** Makes the variations that the attributes ask for. */
  readonly generate: boolean;
  readonly actorId: string;
  readonly now: Date;
}

export type SaveRefusal =
  | { readonly kind: "gone" }
  | { readonly kind: "returned"; readonly form: ReturnedProduct };

export interface SavedProduct {
  readonly id: string;
  /** Fields that somebody else changed since the form was filled, and that were kept as they stored them. */
  readonly merged: readonly string[];
  /** The save published a draft. */
  readonly publishedDraft: boolean;
}

/**
 * Stores a product's form. What others have stored since it was filled stays, field by field; where both changed the
 * same field the form comes back with both, and nothing is stored. A new product is a draft.
 */
export async function saveProduct(db: Db, request: SaveRequest): Promise<Result<SavedProduct, SaveRefusal>> {
  return inTransaction(db, async (tx) => {
    // Before the product, as anyone who deletes a brand locks them.
    const brandGone = await isBrandGone(tx, request.values.brand ?? "");
    const stored = request.id === null ? null : await lockStored(tx, request.id);
    if (request.id !== null && !stored) return refuse({ kind: "gone" });
    const theirs = stored?.values ?? {};
    const { values, conflicts, merged } = mergeValues(request.base, request.values, theirs);
    const passed = await findPassedDraft(tx, request, values, theirs);
    if (passed) return refuse({ kind: "returned", form: passed });
    const id = request.id ?? newId();
    const duties = readDuties(values as Parameters<typeof readDuties>[0]);
    const faults = [...checkProduct(values), ...(await findTaken(tx, id, values))];
    if (brandGone && values.brand === request.values.brand) faults.push({ field: "brand", kind: "gone" });
    if (conflicts.length > 0 || faults.length > 0 || !duties.ok) {
      const dutyFaults = duties.ok ? [] : duties.error;
      const base = stored ? theirs : {};
      const kept = { draft: request.draft ?? "", draftConflict: null };
      const form = { values, base, faults, dutyFaults, conflicts, merged, ...kept };
      return refuse({ kind: "returned", form });
    }
    if (!stored) await insertDraft(tx, id, values);
    await writeAll(tx, id, stored, values, request);
    await writeProductDuties(tx, id, duties.value);
    await finish(tx, id, stored, values, request);
    const publishedDraft = Boolean(request.draft) && (await deleteDraft(tx, id));
    return ok({ id, merged, publishedDraft });
  });
}

/**
 * The form beside what somebody else did to the draft that it would publish; null when it was left alone, or is gone
 * and nothing is left to publish, as after a second press of the button.
 */
async function findPassedDraft(
  tx: Tx,
  { id, draft, values: typed, base }: SaveRequest,
  values: ProductValues,
  stored: ProductValues,
): Promise<ReturnedProduct | null> {
  if (!id || !draft) return null;
  const filled = { values: typed, base, draft };
  const kept = await getChangeDraft(tx, id);
  if (kept?.version === draft) return null;
  if (kept) return besideOther(filled, kept, stored);
  return differingFields(values, stored).length > 0 ? withoutDraft(filled) : null;
}

async function isBrandGone(tx: Tx, brand: string): Promise<boolean> {
  return isId(brand) && !(await holdReferred(tx, "brandId", [brand])).has(brand);
}

async function lockStored(tx: Tx, id: string): Promise<StoredForm | null> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("no key update");
  return readStoredForm(tx, id);
}

/** A row to write the form into. Visitors see nothing of a draft. */
async function insertDraft(tx: Tx, id: string, values: ProductValues): Promise<void> {
  const kind = values.kind === "external" || values.kind === "variable" ? values.kind : "simple";
  await tx.insert(products).values({ id, kind, name: values.name ?? "", status: "draft" });
}

async function writeAll(
  tx: Tx,
  id: string,
  stored: StoredForm | null,
  values: ProductValues,
  { actorId, now }: SaveRequest,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...columnsOf(values), updatedAt: now, ...kindOf(stored, values) })
    .where(eq(products.id, id));
  await writeSlug(tx, id, values.slug ?? "", values.name ?? "");
  await writeCategories(tx, id, values.categories ?? "");
  if (values.pictures !== stored?.values.pictures) await writePictures(tx, id, values.pictures ?? "");
  await writeLinks(tx, id, values);
  await writeFormPrices(tx, id, values, "", now);
  const [parent] = await tx.select().from(products).where(eq(products.id, id));
  if (parent && stored)
    await writeVariations(tx, { parent, variations: stored.variations, values, actorId, now });
}

/** A product with variations stays one while it has any. */
function kindOf(stored: StoredForm | null, values: ProductValues): { readonly kind?: ProductKind } {
  const asked = (["simple", "variable", "external"] as const).find((kind) => kind === values.kind);
  if (!asked || stored?.row.kind === "grouped" || (stored && stored.variations.length > 0)) return {};
  return { kind: asked };
}

/** Counts, search, variations to be made, and the record of it all. */
async function finish(
  tx: Tx,
  id: string,
  stored: StoredForm | null,
  values: ProductValues,
  { generate, draft, actorId, now }: SaveRequest,
): Promise<void> {
  const counts = [
    ["stock", id] as const,
    ...(stored?.variations ?? []).map((one) => [`v.${one.id}.stock`, one.id] as const),
  ];
  for (const [field, productId] of counts) {
    const to = wholeOf(values, field);
    const wasGone = values[field.replace(/stock$/, "remove")];
    if (values[field] === undefined || (values[field] ?? "") === (stored?.values[field] ?? "") || wasGone)
      continue;
    if (to !== null) await adjustStock(tx, { productId, change: { to }, reason: "count", actorId });
    else
      await tx
        .update(products)
        .set({ manageStock: false, stockStatus: "in_stock" })
        .where(eq(products.id, productId));
  }
  if (stored) await refreshStockStatus(tx, [id, ...stored.variations.map((one) => one.id)]);
  if (generate) {
    const made = await readStoredForm(tx, id);
    if (made) await addVariations(tx, made.row, made.variations, now);
  }
  if (!stored) await beginHistory(tx, id, now);
  await renewSearchText(tx, [id]);
  const fields = Object.keys(values).filter((field) => values[field] !== (stored?.values[field] ?? ""));
  await addAuditEntry(tx, {
    actorId,
    action: actionOf(stored, draft),
    subjectType: "product",
    subjectId: id,
    details: { fields },
  });
  await bumpSiteVersion(tx);
}

function actionOf(stored: StoredForm | null, draft: string | undefined): string {
  const action = draft ? "product.draft-published" : "product.changed";
  return stored ? action : "product.created";
}

/** A product without a price has a history too, so that a later reduction can be judged. */
async function beginHistory(tx: Tx, id: string, now: Date): Promise<void> {
  const [known] = await tx.select().from(priceHistory).where(eq(priceHistory.productId, id)).limit(1);
  if (!known) await tx.insert(priceHistory).values({ productId: id, price: null, validFrom: now });
}

/** Part numbers, addresses and linked products that the database does not allow. */
async function findTaken(tx: Tx, id: string, values: ProductValues): Promise<readonly ProductFault[]> {
  const faults: ProductFault[] = [];
  const own = new Set([id, ...variationIds(values)]);
  const seen = new Map<string, string>();
  for (const field of ["sku", ...variationIds(values).map((one) => `v.${one}.sku`)]) {
    const sku = values[field]?.toLowerCase() ?? "";
    if (sku === "" || values[field.replace(/sku$/, "remove")]) continue;
    if (seen.has(sku) || (await isSkuTaken(tx, sku, own)))
      faults.push({ field, kind: "sku-taken", about: sku });
    seen.set(sku, field);
  }
  const slug = values.slug ?? "";
  if (slug && (await isSlugTaken(tx, slug, id)))
    faults.push({ field: "slug", kind: "slug-taken", about: slug });
  for (const { field, line, target } of await findLinked(tx, id, values))
    if (!target) faults.push({ field, kind: "unknown-product", about: line });
  const combinations = new Set<string>();
  for (const one of variationIds(values)) {
    if (values[`v.${one}.remove`]) continue;
    const key = JSON.stringify(Object.entries(optionsOf(values, one)).sort());
    if (combinations.has(key)) faults.push({ field: `v.${one}.sku`, kind: "same-options" });
    combinations.add(key);
  }
  return faults;
}
