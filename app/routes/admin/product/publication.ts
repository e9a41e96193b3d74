import { publishProduct } from "#app/features/catalog-desk/bulk/change-state.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/publication.ts";
import { changeProduct, GONE } from "./change-product.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Shows a product to visitors (`on` is "yes"), or takes it offline. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeProduct(args, async ({ field, ...who }) => {
    const on = field("on") === "yes";
    const done = await publishProduct(db, { ...who, on });
    if (done.ok) return { flash: on ? "product-published" : "product-unpublished" };
    return done.error.kind === "gone" ? GONE : { flash: "product-incomplete" };
  });
}
