import { readFilled } from "#app/features/catalog-desk/product/product-draft.ts";
import { readConfirmed } from "#app/features/catalog-desk/product/save/freed-prices.ts";
import { saveProductDraft } from "#app/features/catalog-desk/product/save/save-draft.server.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";
import { returnForm } from "./save-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves the product's form as a draft, of which visitors see nothing. */
export const action = productAction(async ({ context, db, now, id, actorId, form }) => {
  const saved = await saveProductDraft(db, {
    ...readFilled(form),
    confirmed: readConfirmed(form),
    id,
    actorId,
    now,
  });
  if (saved.ok)
    return ok({ flash: saved.value === "saved" ? "product-draft-saved" : "product-draft-unchanged" });
  const { error } = saved;
  return refuse(
    error.kind === "not-found" ? { kind: error.kind } : await returnForm(context, error, "draft"),
  );
});
