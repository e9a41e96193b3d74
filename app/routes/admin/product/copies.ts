import { duplicateProduct } from "#app/features/catalog-desk/bulk/change-state.server.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Copies a product as a draft, and opens the copy. */
export const action = productAction(async ({ db, now, id, actorId }) => {
  const copy = await duplicateProduct(db, { id, actorId, now });
  return copy.ok ? ok({ flash: "product-copied", page: copy.value }) : refuse({ kind: "not-found" });
});
