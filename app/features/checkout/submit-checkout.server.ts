import { renderReceivedMails } from "#app/features/orders/emails/order-mails.server.tsx";
import type { OrderLimitRefusal } from "#app/features/orders/order-limits.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { type PlaceOrderRefusal, placeOrder } from "#app/features/orders/place-order.server.ts";
import { getOrderOfCheckout } from "#app/features/orders/queries.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import type { CheckoutView } from "./checkout.ts";
import { type PaymentUnavailable, type PayResult, payOrder } from "./pay-order.server.ts";
import type { CheckoutValues } from "./schema.ts";
import { type Buyer, type CheckoutFormRefusal, toNewOrder } from "./to-new-order.server.ts";

export type SubmitRefusal =
  | CheckoutFormRefusal
  | { readonly kind: "too-expensive" | "too-cheap" }
  | OrderLimitRefusal
  | PaymentUnavailable;

/**
 * Turns a checkout into an order and opens its payment. Posting the same form again, also at the same moment,
 * leads to the same order and the same payment page.
 */
export async function submitCheckout(
  context: PaymentContext,
  checkout: CheckoutView,
  values: CheckoutValues,
  buyer: Buyer,
): Promise<Result<PayResult, SubmitRefusal>> {
  const placed = await placeFrom(context, checkout, values, buyer);
  if (placed.ok) return payOrder(context, placed.value);
  // What the first order took may be the reason why a second is refused.
  const placedBefore = await getOrderOfCheckout(context.db, checkout.id);
  return placedBefore ? payOrder(context, placedBefore) : placed;
}

async function placeFrom(
  context: PaymentContext,
  checkout: CheckoutView,
  values: CheckoutValues,
  buyer: Buyer,
): Promise<Result<OrderView, SubmitRefusal>> {
  const newOrder = await toNewOrder(context, checkout, values, buyer);
  if (!newOrder.ok) return newOrder;
  const placed = await placeOrder(context.db, newOrder.value, (order) => renderReceivedMails(context, order));
  return placed.ok ? placed : refuse(toSubmitRefusal(placed.error));
}

function toSubmitRefusal(refusal: PlaceOrderRefusal): SubmitRefusal {
  switch (refusal.kind) {
    case "price-changed":
    case "out-of-stock":
    // A checkout has no draft.
    case "conflict":
      return { kind: "changed" };
    default:
      return refusal;
  }
}
