import { undoStockChange } from "#app/features/catalog-desk/change-stock.server.ts";
import { ok } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a line of the stock ledger back; `of` is the variation that it is about. */
export const action = productAction(async ({ db, id, actorId, params: { line = "" }, field }) => {
  const refusal = await undoStockChange(db, { line, productId: field("of") || id, actorId });
  return ok({ flash: refusal === null ? "stock-undone" : `stock-undo-${refusal}` });
});
