import { publishProduct } from "#app/features/catalog-desk/bulk/change-state.server.ts";
import { isEdited } from "#app/features/catalog-desk/product/product-values.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";
import { confirmedAct, saveForm } from "./save-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/**
 * Saves the product's form where something in it was changed, then shows the product to visitors (`on` is "yes") or
 * takes it offline. A form that is refused comes back, and the product stays as it is.
 */
export const action = productAction(async ({ context, db, id, actorId, form, field }) => {
  const on = field("on") === "yes" || confirmedAct(form) === "publish";
  let tookDraft = false;
  if (isEdited(form)) {
    const saved = await saveForm(context, { id, actorId, form, act: on ? "publish" : "unpublish" });
    if (!saved.ok) return saved;
    tookDraft = saved.value.publishedDraft;
  }
  const done = await publishProduct(db, { id, actorId, on });
  if (done.ok) return ok({ flash: flashAfter(on, tookDraft) });
  return done.error.kind === "not-found"
    ? refuse({ kind: "not-found" })
    : ok({ flash: "product-incomplete" });
});

/** What the page says; `tookDraft` when the save took a draft over. */
function flashAfter(on: boolean, tookDraft: boolean) {
  if (on) return tookDraft ? "product-published-draft" : "product-published";
  return tookDraft ? "product-unpublished-draft" : "product-unpublished";
}
