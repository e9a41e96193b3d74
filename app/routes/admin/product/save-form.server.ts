import type { RouterContextProvider } from "react-router";
import { readFilled } from "#app/features/catalog-desk/product/product-draft.ts";
import {
  PRICE_ACTS,
  type PriceAct,
  readConfirmed,
  type SaveQuestion,
} from "#app/features/catalog-desk/product/save/freed-prices.ts";
import {
  type SavedProduct,
  type SaveProductRefusal,
  saveProduct,
} from "#app/features/catalog-desk/product/save/save-product.server.ts";
import { listLibraryItems } from "#app/features/media/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";

interface SaveFormInput {
  /** The id; null for a product that is not there yet. */
  readonly id: string | null;
  readonly actorId: string;
  readonly form: FormFields;
  /** The button that was pressed, where another than one of the page's own. */
  readonly act?: PriceAct;
}

/** The form that a page shows again, with the pictures that it names. */
export type ReturnedForm = Awaited<ReturnType<typeof returnForm>>;

/**
 * Stores the posted form of a product. Refuses with the form as the page shows it again, also to ask before a price
 * becomes 0.00 or a variation is taken off offer; throws the redirect to the list when the product was deleted.
 */
export async function saveForm(
  context: Readonly<RouterContextProvider>,
  { id, actorId, form, act }: SaveFormInput,
) {
  const { db, clock } = context.get(appContext);
  const generate = form.get("generate") === "yes" || confirmedAct(form) === "generate";
  const saved = await saveProduct(db, {
    ...readFilled(form),
    id,
    confirmed: readConfirmed(form),
    generate,
    actorId,
    now: clock.now(),
  });
  if (saved.ok) return ok(saved.value);
  if (saved.error.kind === "not-found")
    throw redirectWith(context, adminPath("/admin/products"), "product-gone");
  return refuse(await returnForm(context, saved.error, act ?? (generate ? "generate" : "save")));
}

/** What the page says after the form was stored; `id` is null for a new product. */
export function flashAfter(id: string | null, { merged, publishedDraft, visible }: SavedProduct) {
  if (id === null) return "product-created";
  if (publishedDraft) return visible ? "product-draft-published" : "product-draft-taken";
  return { name: "product-saved", parts: merged } as const;
}

/** The button that a yes to the question before a save presses again; undefined without a yes. */
export function confirmedAct(form: FormFields): PriceAct | undefined {
  return form.confirmed() ? PRICE_ACTS.find((act) => act === form.get("asked")) : undefined;
}

/** The form as its page shows it again, with the kind of its refusal. */
export async function returnForm(
  context: Readonly<RouterContextProvider>,
  refusal: Exclude<SaveProductRefusal, { readonly kind: "not-found" }>,
  act: PriceAct,
) {
  const { form } = refusal;
  const { db } = context.get(appContext);
  const named = (form.values.pictures ?? "").split(",");
  const items = await listLibraryItems(db, named.filter(isId));
  const question: SaveQuestion | null =
    refusal.kind === "to-confirm" ? { freed: refusal.freed, withdrawn: refusal.withdrawn, act } : null;
  const isConflict = form.conflicts.length > 0 || form.draftConflict !== null;
  const kind = question ? "to-confirm" : isConflict ? "conflict" : "faults";
  return { kind, form, pictures: items, question } as const;
}
