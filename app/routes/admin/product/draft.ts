import { saveProductDraft } from "#app/features/catalog-desk/product/save-draft.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/draft.ts";
import { changeProduct, GONE } from "./change-product.server.ts";
import { readFilled, returnForm } from "./save-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves the product's form as a draft, of which visitors see nothing. */
export function action(args: Route.ActionArgs) {
  const { context } = args;
  const { db, clock } = context.get(appContext);
  return changeProduct(args, async ({ id, actorId, form }) => {
    const saved = await saveProductDraft(db, { ...readFilled(form), id, actorId, now: clock.now() });
    if (saved.ok)
      return { flash: saved.value === "saved" ? "product-draft-saved" : "product-draft-unchanged" };
    return saved.error.kind === "gone" ? GONE : { returned: await returnForm(context, saved.error.form) };
  });
}
