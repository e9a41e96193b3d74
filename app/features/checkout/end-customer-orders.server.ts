import { getOrder } from "#app/features/orders/queries.server.ts";
import { endOrder } from "#app/features/payments/end-order.server.ts";
import { forOneAnswer, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { listWaiting } from "./end-earlier-orders.server.ts";

/**
 * Ends every order of a customer that still waits for its money. One whose provider cannot be asked, or whose payment is
 * on its way, stays as it is.
 */
export async function endOrdersOfCustomer(asked: PaymentContext, userId: string): Promise<void> {
  const context = forOneAnswer(asked);
  for (const id of await listWaiting(context.db, { cartKey: null, userId }, null)) {
    const order = await getOrder(context.db, id);
    if (order) await endOrder(context, order, { to: "cancelled" });
  }
}
