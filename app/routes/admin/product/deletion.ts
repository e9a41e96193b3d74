import { deleteProduct } from "#app/features/catalog-desk/bulk/change-state.server.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a product. Refused while an order holds its stock. */
export const action = productAction(async ({ db, id, actorId }) => {
  const done = await deleteProduct(db, { id, actorId });
  if (done.ok) return ok({ flash: { name: "product-deleted", id }, page: null });
  return done.error.kind === "held" ? ok({ flash: "product-held" }) : refuse({ kind: "not-found" });
});
