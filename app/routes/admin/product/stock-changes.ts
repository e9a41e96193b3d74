import { changeStock } from "#app/features/catalog-desk/change-stock.server.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes a product's stock by hand. */
export const action = productAction(async ({ db, id, actorId, field }) => {
  const values = { by: field("by"), reason: field("reason") };
  const done = await changeStock(db, { id, actorId, ...values, seen: field("seen") });
  if (done.ok)
    return ok({ flash: done.value.line ? { name: "stock-line-saved", id: done.value.line } : "stock-saved" });
  const { error } = done;
  return refuse(error.kind === "not-found" ? { kind: error.kind } : { ...error, values });
});
