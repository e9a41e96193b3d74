import { and, eq, inArray } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { isCancellable } from "#app/features/orders/order-states.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder, transitionOrder } from "#app/features/orders/transition-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { applyPaymentSession } from "./apply-payment-session.server.ts";
import { listPayments } from "./get-order-outcome.server.ts";
import type { ProviderRefusal } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";

interface CancelOptions {
  /** "expired": replaced by another order, or too late. */
  readonly to?: "expired" | "cancelled";
  /** The acting staff member; null for the system and for the buyer. */
  readonly actorId?: string | null;
}

/**
 * Gives up orders that wait for their money: their open payment sessions are closed first, so that no one can pay
 * them, then their stock is returned. An order that was paid meanwhile is applied instead. Returns the orders as they
 * stand then. Refused while a provider cannot be asked: the order in question, and only that one, stays as it was.
 */
export async function cancelUnpaidOrders(
  context: PaymentContext,
  orderIds: readonly string[],
  options: CancelOptions = {},
): Promise<Result<readonly OrderView[], ProviderRefusal>> {
  const cancelled: OrderView[] = [];
  let refusal: ProviderRefusal | null = null;
  for (const id of orderIds) {
    const outcome = await cancelUnpaid(context, id, options);
    if (!outcome.ok) refusal = outcome.error;
    else if (outcome.value) cancelled.push(outcome.value);
  }
  return refusal ? refuse(refusal) : ok(cancelled);
}

async function cancelUnpaid(
  context: PaymentContext,
  orderId: string,
  { to = "expired", actorId = null }: CancelOptions,
): Promise<Result<OrderView | null, ProviderRefusal>> {
  const closed = await closeSessions(context, orderId);
  if (!closed.ok) return closed;
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (closed.value.length > 0)
      await tx
        .update(payments)
        .set({ state: "expired", updatedAt: now })
        .where(
          and(
            eq(payments.orderId, orderId),
            inArray(payments.providerRef, closed.value),
            eq(payments.state, "open"),
          ),
        );
    if (order && isCancellable(order)) await transitionOrder(tx, order, to, { now, actorId });
  });
  return ok(await getOrder(context.db, orderId));
}

/** Closes an order's open sessions and gives the references of those that no one has paid. */
async function closeSessions(
  context: PaymentContext,
  orderId: string,
): Promise<Result<string[], ProviderRefusal>> {
  const closed: string[] = [];
  for (const payment of await listPayments(context, orderId)) {
    if (payment.state !== "open") continue;
    const expired = await providersOf(context)[payment.provider]?.expire(payment.ref);
    if (!expired) return refuse({ kind: "provider-unavailable" });
    if (expired.ok && expired.value.state === "expired") closed.push(payment.ref);
    else if (expired.ok) await applyPaymentSession(context, payment.provider, expired.value);
    else if (expired.error.kind === "provider-unavailable") return expired;
  }
  return ok(closed);
}
