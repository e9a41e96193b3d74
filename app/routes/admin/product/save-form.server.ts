import { data, type RouterContextProvider } from "react-router";
import { readFilled } from "#app/features/catalog-desk/product/product-draft.ts";
import type { ReturnedProduct } from "#app/features/catalog-desk/product/product-values.ts";
import { type SavedProduct, saveProduct } from "#app/features/catalog-desk/product/save-product.server.ts";
import { listLibraryItems } from "#app/features/media/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";

interface SaveFormInput {
  /** The id; null for a product that is not there yet. */
  readonly id: string | null;
  readonly actorId: string;
  readonly form: FormFields;
}

/** The form that a page shows again, with the pictures that it names. */
export type ReturnedForm = Awaited<ReturnType<typeof returnForm>>["data"];

/**
 * Stores the posted form of a product. Refuses with the form as the page shows it again (409 for a conflict, 422 for
 * a fault); throws the redirect to the list when the product was deleted.
 */
export async function saveForm(
  context: Readonly<RouterContextProvider>,
  { id, actorId, form }: SaveFormInput,
) {
  const { db, clock } = context.get(appContext);
  const saved = await saveProduct(db, {
    ...readFilled(form),
    id,
    generate: form.get("generate") === "yes",
    actorId,
    now: clock.now(),
  });
  if (saved.ok) return ok(saved.value);
  if (saved.error.kind === "not-found")
    throw redirectWith(context, adminPath("/admin/products"), "product-gone");
  return refuse(await returnForm(context, saved.error.form));
}

/** What the page says after the form was stored; `id` is null for a new product. */
export function flashAfter(id: string | null, { merged, publishedDraft, visible }: SavedProduct) {
  if (id === null) return "product-created";
  if (publishedDraft) return visible ? "product-draft-published" : "product-draft-taken";
  return { name: "product-saved", parts: merged } as const;
}

/** The form as its page shows it again: 409 for a conflict, 422 for a fault. */
export async function returnForm(context: Readonly<RouterContextProvider>, form: ReturnedProduct) {
  const { db } = context.get(appContext);
  const named = (form.values.pictures ?? "").split(",");
  const pictures = await listLibraryItems(db, named.filter(isId));
  return data({ form, pictures }, { status: form.conflicts.length > 0 || form.draftConflict ? 409 : 422 });
}
