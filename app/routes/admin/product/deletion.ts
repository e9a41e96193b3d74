import { deleteProduct } from "#app/features/catalog-desk/bulk/change-state.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/deletion.ts";
import { changeProduct, GONE } from "./change-product.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a product. Refused while an order holds its stock. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeProduct(args, async ({ id, actorId }) => {
    const done = await deleteProduct(db, { id, actorId });
    if (done.ok) return { flash: { name: "product-deleted", id }, page: null };
    return done.error.kind === "held" ? { flash: "product-held" } : GONE;
  });
}
