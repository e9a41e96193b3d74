import { and, eq, inArray } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { isCancellable } from "#app/features/orders/order-states.ts";
import type { CancelReason, OrderView } from "#app/features/orders/orders.ts";
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
  /** Why, as the history says it. */
  readonly reason?: CancelReason;
}

/**
 * Gives up orders that wait for their money: their open payment sessions are closed first, so that no one can pay
 * them, then their stock is returned. An order that was paid meanwhile is applied instead. Returns the orders as they
 * are then. Refused while a provider cannot be asked: the order in question, and only that one, stays as it was.
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

/** Closes an order's open payment pages and gives the references of those that were not paid; a payment is applied. */
export async function closePaymentPages(
  context: PaymentContext,
  orderId: string,
): Promise<Result<readonly string[], ProviderRefusal>> {
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

interface Closed extends CancelOptions {
  /** References of its closed payment pages. */
  readonly closed: readonly string[];
  readonly now: Date;
}

/** Gives up an order whose payment pages are closed. False where it can no longer be given up. */
export async function cancelClosedOrder(
  tx: Tx,
  orderId: string,
  { closed, now, to = "expired", actorId = null, reason }: Closed,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  await recordClosedPages(tx, orderId, { closed, now });
  if (order === null || !isCancellable(order)) return false;
  return transitionOrder(tx, order, to, { now, actorId, details: reason ? { reason } : {} });
}

/** Writes down that payment pages of an order, whose row is locked, are closed. */
export async function recordClosedPages(
  tx: Tx,
  orderId: string,
  { closed, now }: Pick<Closed, "closed" | "now">,
): Promise<void> {
  if (closed.length === 0) return;
  await tx
    .update(payments)
    .set({ state: "expired", updatedAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.providerRef, [...closed]),
        eq(payments.state, "open"),
      ),
    );
}

async function cancelUnpaid(
  context: PaymentContext,
  orderId: string,
  options: CancelOptions,
): Promise<Result<OrderView | null, ProviderRefusal>> {
  const closed = await closePaymentPages(context, orderId);
  if (!closed.ok) return closed;
  const now = context.clock.now();
  await inTransaction(context.db, (tx) =>
    cancelClosedOrder(tx, orderId, { ...options, closed: closed.value, now }),
  );
  return ok(await getOrder(context.db, orderId));
}
