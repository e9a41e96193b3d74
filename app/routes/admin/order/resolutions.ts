import { ATTENTIONS } from "#app/features/orders/enums.ts";
import { resolveAttention } from "#app/features/orders/resolve-attention.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends a reason why an order needs a person: "stock" takes the goods from stock, "seen" changes nothing else. */
export const action = orderAction("resolutions", async ({ field, who, db, now }) => {
  const how = field("how");
  const reason = ATTENTIONS.find((known) => known === field("reason"));
  return reason && (how === "stock" || how === "seen")
    ? resolveAttention(db, { ...who, reason, how, now })
    : notAllowed();
});
