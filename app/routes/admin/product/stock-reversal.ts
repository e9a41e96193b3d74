import { undoStockChange } from "#app/features/catalog-desk/change-stock.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/stock-reversal.ts";
import { changeProduct } from "./change-product.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a line of the stock ledger back; `of` is the variation that it is about. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeProduct(args, async ({ id, actorId, field }) => {
    const { line } = args.params;
    const refusal = await undoStockChange(db, { line, productId: field("of") || id, actorId });
    return { flash: refusal === null ? "stock-undone" : `stock-undo-${refusal}` };
  });
}
