import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { type DraftWork, saveDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { differingFields } from "#app/lib/forms/merge-values.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type FilledForm, productBesideOther, returnedAsIs } from "../product-draft.ts";
import type { ProductValues } from "../product-values.ts";
import { readStoredForm } from "../read-values.server.ts";
import { hasUnasked, listFreed } from "./freed-prices.ts";
import type { SaveProductRefusal } from "./save-product.server.ts";

interface DraftRequest extends FilledForm {
  readonly id: string;
  /** The prices of 0.00 that were asked about and answered with yes, by `readConfirmed`. */
  readonly confirmed?: readonly string[];
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Stores the form of a product as the draft of a change: visitors see nothing of it. Its fields are judged when it is
 * published; only a name is needed. A form without a change deletes the draft. Another person's draft is not
 * overwritten: the form comes back with both.
 */
export async function saveProductDraft(
  db: Db,
  request: DraftRequest,
): Promise<Result<"saved" | "unchanged", SaveProductRefusal>> {
  const { id, values, now } = request;
  return inTransaction(db, async (tx) => {
    const stored = await holdStored(tx, id);
    if (!stored) return refuse({ kind: "not-found" });
    const base = Object.keys(request.base).length > 0 ? request.base : stored;
    if (values.name === "") {
      const faults = [{ field: "name", kind: "required" } as const];
      return refuse({ kind: "returned", form: { ...returnedAsIs({ ...request, base }), faults } });
    }
    const kept = await getChangeDraft(tx, { productId: id });
    if (kept && kept.version !== request.draft)
      return refuse({ kind: "returned", form: productBesideOther({ ...request, base }, kept, stored) });
    const fields = differingFields(values, base);
    const freed = fields.length > 0 ? listFreed(values, kept?.values ?? stored) : [];
    if (hasUnasked({ freed, withdrawn: [] }, request.confirmed ?? []))
      return refuse({
        kind: "to-confirm",
        form: returnedAsIs({ ...request, base }),
        freed,
        withdrawn: [],
      });
    return ok(await saveDraft(tx, productDraft(request), { values, base, now, fields }));
  });
}

/** The draft of a product, for `discardDraft`. */
export function productDraft({ id, actorId }: Pick<DraftRequest, "id" | "actorId">): DraftWork {
  return { subject: { productId: id }, actorId, hold: (tx) => holdStored(tx, id) };
}

async function holdStored(tx: Tx, id: string): Promise<ProductValues | null> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("no key update");
  return (await readStoredForm(tx, id))?.values ?? null;
}
