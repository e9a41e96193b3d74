import { listEarlierUnpaidOrders } from "#app/features/orders/list-unpaid-orders.server.ts";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import { type PaymentContext, withDeadline } from "#app/features/payments/providers.server.ts";
import { startPayment } from "#app/features/payments/start-payment.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/**
 * The address that the buyer is sent to next: the provider's payment page, or the page of an order that needs no
 * payment now.
 */
export type PayResult =
  | { readonly kind: "pay"; readonly url: string }
  | { readonly kind: "order"; readonly token: string };

/** The order is stored and its stock is held, but its payment page cannot be opened now. */
export interface PaymentUnavailable {
  readonly kind: "payment-unavailable";
  readonly orderToken: string;
}

/**
 * Opens the payment page of an order that waits for its money. Earlier unpaid orders of the same cart are given up
 * first, so that the buyer can never pay for the same goods twice; when one of them turns out to be paid, this order
 * is given up instead, and the buyer goes to the paid one.
 */
export async function payOrder(
  request: PaymentContext,
  order: OrderView,
): Promise<Result<PayResult, PaymentUnavailable>> {
  if (!isAwaitingPayment(order.state)) return ok({ kind: "order", token: order.token });
  const unavailable: PaymentUnavailable = { kind: "payment-unavailable", orderToken: order.token };
  const context = withDeadline(request);
  const earlier = await cancelUnpaidOrders(context, await listEarlierUnpaidOrders(context.db, order));
  if (!earlier.ok) return refuse(unavailable);
  const paid = findPaid(earlier.value);
  if (paid) {
    await cancelUnpaidOrders(context, [order.id]);
    return ok({ kind: "order", token: paid.token });
  }
  const started = await startPayment(context, order);
  return started.ok ? ok({ kind: "pay", url: started.value.url }) : refuse(unavailable);
}

/** The first order that is paid, or whose payment is on its way. */
export function findPaid(orders: readonly OrderView[]): OrderView | undefined {
  return orders.find(({ paidAt, state }) => paidAt !== null || state === "processing");
}
