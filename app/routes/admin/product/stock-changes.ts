import { changeStock } from "#app/features/catalog-desk/change-stock.server.ts";
import { ok } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes a product's stock by hand. */
export const action = productAction(async ({ db, id, actorId, field }) => {
  const typed = { by: field("by"), reason: field("reason"), seen: field("seen") };
  const done = await changeStock(db, { id, actorId, ...typed });
  if (!done) return ok({ flash: "stock-refused" });
  return ok({ flash: done.line ? { name: "stock-line-saved", id: done.line } : "stock-saved" });
});
