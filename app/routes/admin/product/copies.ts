import { duplicateProduct } from "#app/features/catalog-desk/bulk/change-state.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/copies.ts";
import { changeProduct, GONE } from "./change-product.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Copies a product as a draft, and opens the copy. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeProduct(args, async ({ id, actorId }) => {
    const copy = await duplicateProduct(db, { id, actorId, now: clock.now() });
    return copy.ok ? { flash: "product-copied", page: copy.value } : GONE;
  });
}
