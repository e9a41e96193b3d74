import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { readDuties } from "#app/features/catalog/duties/duties-form.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { deleteDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { refreshStockStatus } from "#app/features/inventory/refresh-stock-status.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { differingFields, mergeValues } from "#app/lib/forms/merge-values.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { productBesideOther, returnedAsIs, withoutDraft } from "../product-draft.ts";
import type { ProductValues, ReturnedProduct } from "../product-values.ts";
import { readStoredForm, type StoredForm } from "../read-values.server.ts";
import { wholeOf } from "./check-product.ts";
import { type FreedPrice, hasUnasked, listFreed } from "./freed-prices.ts";
import { carryRenamedValues } from "./renamed-values.ts";
import { renewSearchText } from "./renew-search-text.server.ts";
import { listWithdrawn, type WithdrawnVariation } from "./withdrawn-variations.ts";
import { findFaults, isBrandGone, lockStored, writeForm } from "./write-form.server.ts";
import { addVariations } from "./write-variations.server.ts";

interface SaveRequest {
  /** The id; null for a product that is not there yet. */
  readonly id: string | null;
  readonly values: ProductValues;
  /** What the form was filled with. */
  readonly base: ProductValues;
  /** The version of the draft that the form was filled from, which this save publishes; "" for none. */
  readonly draft?: string;
  /** What was asked about and answered with yes, by `readConfirmed`. */
  readonly confirmed?: readonly string[];
  /** Makes the variations that the attributes ask for. */
  readonly generate: boolean;
  readonly actorId: string;
  readonly now: Date;
}

export type SaveProductRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "returned"; readonly form: ReturnedProduct }
  /** Prices would become 0.00 or variations be taken off offer: it waits for a yes, with the form as posted. */
  | {
      readonly kind: "to-confirm";
      readonly form: ReturnedProduct;
      readonly freed: readonly FreedPrice[];
      readonly withdrawn: readonly WithdrawnVariation[];
    };

export interface SavedProduct {
  readonly id: string;
  /** Fields that somebody else changed since the form was filled, and that were kept as they stored them. */
  readonly merged: readonly string[];
  /** The save took a draft over. */
  readonly publishedDraft: boolean;
  /** Visitors see the product. */
  readonly visible: boolean;
}

type Saved = Result<SavedProduct, SaveProductRefusal>;

/**
 * Stores a product's form. What others have stored since it was filled stays, field by field; where both changed the
 * same field the form comes back with both, and nothing is stored. A new product is a draft.
 */
export function saveProduct(db: Db, request: SaveRequest): Promise<Saved> {
  return retryTaken(() => storeProduct(db, request));
}

function storeProduct(db: Db, request: SaveRequest): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const brandGone = await isBrandGone(tx, request.values.brand ?? "");
    const stored = request.id === null ? null : await lockStored(tx, request.id);
    if (request.id !== null && !stored) return refuse({ kind: "not-found" });
    const theirs = stored?.values ?? {};
    const { values: typed, conflicts, merged } = mergeValues(request.base, request.values, theirs);
    const values = carryRenamedValues(typed, theirs);
    const passed = await findPassedDraft(tx, request, values, theirs);
    if (passed) return refuse({ kind: "returned", form: passed });
    const id = request.id ?? newId();
    const duties = readDuties(values);
    const faults = await findFaults(tx, id, values);
    if (brandGone && values.brand === request.values.brand) faults.push({ field: "brand", kind: "gone" });
    if (conflicts.length > 0 || faults.length > 0 || !duties.ok) {
      const dutyFaults = duties.ok ? [] : duties.error;
      const base = stored ? theirs : {};
      const kept = { draft: request.draft ?? "", draftConflict: null };
      const form = { values: typed, base, faults, dutyFaults, conflicts, merged, ...kept };
      return refuse({ kind: "returned", form });
    }
    const freed = listFreed(values, theirs);
    const withdrawn = listWithdrawn(values);
    if (hasUnasked({ freed, withdrawn }, request.confirmed ?? []))
      return refuse({ kind: "to-confirm", form: returnedAsIs(request), freed, withdrawn });
    if (!stored) await insertDraft(tx, id, values);
    await writeForm(tx, id, {
      stored,
      values,
      duties: duties.value,
      actorId: request.actorId,
      now: request.now,
    });
    await finish(tx, { id, stored, values }, request);
    const publishedDraft = Boolean(request.draft) && (await deleteDraft(tx, { productId: id }));
    return ok({ id, merged, publishedDraft, visible: stored?.row.status === "published" });
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
  const kept = await getChangeDraft(tx, { productId: id });
  if (kept?.version === draft) return null;
  if (kept) return productBesideOther(filled, kept, stored);
  return differingFields(values, stored).length > 0 ? withoutDraft(filled) : null;
}

/** A row to write the form into. Visitors see nothing of a draft. */
async function insertDraft(tx: Tx, id: string, values: ProductValues): Promise<void> {
  const kind = values.kind === "external" || values.kind === "variable" ? values.kind : "simple";
  await tx.insert(products).values({ id, kind, name: values.name ?? "", status: "draft" });
}

interface Written {
  readonly id: string;
  /** The product before the form was written; null for a new one. */
  readonly stored: StoredForm | null;
  /** The form's values, merged with what others have stored meanwhile. */
  readonly values: ProductValues;
}

/** Counts, search, variations to be made, and the record of it all. */
async function finish(
  tx: Tx,
  { id, stored, values }: Written,
  { generate, draft, actorId, now }: SaveRequest,
): Promise<void> {
  const counts = [
    ["stock", id] as const,
    ...(stored?.variations ?? []).map((variation) => [`v.${variation.id}.stock`, variation.id] as const),
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
  if (stored) await refreshStockStatus(tx, [id, ...stored.variations.map((variation) => variation.id)]);
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
