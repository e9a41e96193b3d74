import { type Db, inTransaction } from "#app/db/client.server.ts";
import type { LinkedProductPage } from "#app/features/catalog/catalog.ts";
import { readDuties } from "#app/features/catalog/duties/duties-form.ts";
import {
  getOwnPreview,
  getProductPreview,
  type OwnPage,
  withRelated,
} from "#app/features/catalog/product/product-page.server.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { refuse } from "#app/lib/result.ts";
import { productDraftBeside } from "./product-draft.ts";
import { carryRenamedValues } from "./save/renamed-values.ts";
import { findFaults, isBrandGone, lockStored, writeForm } from "./save/write-form.server.ts";

/** A product's page as staff see it before visitors do. */
export interface ProductPreview {
  readonly page: LinkedProductPage;
  /** The fields that keep the draft from being shown, none when it is shown; null: there is no draft. */
  readonly draftFaults: readonly string[] | null;
}

interface PreviewRequest {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

/** The page of a product with the draft of its change, or as it is stored; null when there is no such product. */
export async function previewProduct(db: Db, request: PreviewRequest): Promise<ProductPreview | null> {
  const draft = await readDraftPage(db, request);
  if (draft?.kind === "shown") return { page: await withRelated(db, draft.own), draftFaults: [] };
  const page = await getProductPreview(db, request.id, request.now);
  return page && { page, draftFaults: draft?.fields ?? null };
}

type DraftPage =
  | { readonly kind: "shown"; readonly own: OwnPage }
  | { readonly kind: "faulty"; readonly fields: readonly string[] };

/**
 * Stores the draft as publishing would, reads the page, and takes everything back: the refusal rolls the transaction
 * back. Null when there is no draft.
 */
async function readDraftPage(db: Db, { id, ...who }: PreviewRequest): Promise<DraftPage | null> {
  const kept = await getChangeDraft(db, { productId: id });
  if (!kept) return null;
  const read = await inTransaction(db, async (tx) => {
    const brandGone = await isBrandGone(tx, kept.values.brand ?? "");
    const stored = await lockStored(tx, id);
    if (!stored) return refuse(null);
    const values = carryRenamedValues(productDraftBeside(kept, stored.values).values, stored.values);
    const duties = readDuties(values);
    const faults = [...(await findFaults(tx, id, values)), ...(duties.ok ? [] : duties.error)];
    const fields = [...faults.map(({ field }) => field), ...(brandGone ? ["brand"] : [])];
    if (!duties.ok || fields.length > 0) return refuse({ kind: "faulty", fields: [...new Set(fields)] });
    await writeForm(tx, id, { stored, values, duties: duties.value, ...who });
    const own = await getOwnPreview(tx, id, who.now);
    return refuse(own && { kind: "shown", own });
  });
  return read.error;
}
