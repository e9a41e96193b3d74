import { restockLater } from "#app/features/payments/refunds/restock-later.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts pieces of a line of a refund into stock, once they are back. */
export const action = orderAction(
  "refunds",
  async ({ field, who: { orderId, actorId }, params: { refund: refundId }, app }) => {
    const [position, quantity, toRestock] = ["position", "quantity", "to-restock"].map((name) =>
      parseWhole(field(name), 999_999),
    );
    if (!isId(refundId) || position == null || quantity == null || toRestock == null) return notAllowed();
    return restockLater(app.db, { orderId, actorId, refundId, position, quantity, toRestock });
  },
  () => "order-restocked",
);
