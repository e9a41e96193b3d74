import { changeStock } from "#app/features/catalog-desk/change-stock.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/stock-changes.ts";
import { changeProduct } from "./change-product.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes a product's stock by hand. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeProduct(args, async ({ field, ...who }) => {
    const typed = { by: field("by"), reason: field("reason"), seen: field("seen") };
    const done = await changeStock(db, { ...who, ...typed });
    if (!done) return { flash: "stock-refused" };
    return { flash: done.line ? { name: "stock-line-saved", id: done.line } : "stock-saved" };
  });
}
