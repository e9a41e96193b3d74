import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { releaseReservations } from "#app/features/inventory/release-reservations.server.ts";
import { dropQueuedMailOf } from "#app/features/mail/drop-queued-mail.server.ts";
import { ZERO } from "#app/lib/money.ts";
import { readyMailOf } from "./fulfilment/ready-mail.ts";
import { isOrderGivenUp, type OrderState, orderStatesBefore } from "./order-states.ts";

/** An order's row, locked until the transaction ends. */
export interface LockedOrder extends Readonly<typeof orders.$inferSelect> {
  /** The account whose cart it came from: the owner's, or that of staff who entered it for a customer. Null: a guest's. */
  readonly cartUserId: string | null;
}

/** Locks an order until the transaction ends, so that changes of it happen one after another. Null: no such order. */
export async function lockOrder(tx: Tx, orderId: string): Promise<LockedOrder | null> {
  const ofCheckout = tx
    .select({ userId: checkouts.userId })
    .from(checkouts)
    .where(eq(checkouts.id, orders.checkoutId));
  const cartUserId = sql<string | null>`coalesce(${orders.userId}, (${ofCheckout}))`;
  const [row] = await tx
    .select({ ...getTableColumns(orders), cartUserId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  return row ?? null;
}

interface Transition {
  readonly now: Date;
  /** The acting staff member; null for the system and for the buyer. */
  readonly actorId?: string | null;
  /** Name of the audit entry; `order.<state>` without it, null for none. */
  readonly action?: string | null;
  /** Other columns that change with the state. */
  readonly set?: Partial<typeof orders.$inferInsert>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Makes a completed order paid again, for a step of staff that is taken back. This is not in the table of transitions,
 * because a second report of a payment would then open a completed order. The caller has checked the state under lock.
 */
export async function reopenOrder(
  tx: Tx,
  order: LockedOrder & { readonly state: "completed" },
  { now, set = {} }: Pick<Transition, "now" | "set">,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...set, state: "paid", ...nextVersion(orders, now) })
    .where(eq(orders.id, order.id));
}

/**
 * Moves an order to a state. With `reopenOrder` the only writer of `orders.state`. The table of allowed transitions is
 * part of the statement. An order that is given up returns the stock it holds. False, with nothing changed, when the
 * order is in no state from which `to` can be reached.
 */
export async function transitionOrder(
  tx: Tx,
  order: LockedOrder,
  to: OrderState,
  { now, actorId = null, action = `order.${to}`, set = {}, details = {} }: Transition,
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ ...set, state: to, ...nextVersion(orders, now) })
    .where(and(eq(orders.id, order.id), inArray(orders.state, orderStatesBefore(to))))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  if (action !== null)
    await addAuditEntry(tx, {
      actorId,
      action,
      subjectType: "order",
      subjectId: order.id,
      details: { number: order.number, from: order.state, ...details },
    });
  if (order.fulfilment === "ready" && (to === "refunded" || to === "cancelled"))
    await dropQueuedMailOf(tx, readyMailOf(order.id), now);
  if (isOrderGivenUp(to)) {
    await releaseReservations(tx, order.id);
    if (order.credit > 0 && order.paidAt === null) await returnCredit(tx, order, now);
  }
  return true;
}

/**
 * The credit of an order that was given up goes back to the customer as money: the refund that it comes from is asked of
 * the provider by the worker.
 */
async function returnCredit(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ credit: ZERO, creditRefundId: null, updatedAt: now })
    .where(eq(orders.id, order.id));
  if (order.creditRefundId === null) return;
  const [refund] = await tx
    .update(refunds)
    .set({ applied: ZERO, state: "requested", succeededAt: null, updatedAt: now })
    .where(eq(refunds.id, order.creditRefundId))
    .returning({ id: refunds.id, orderId: refunds.orderId, amount: refunds.amount });
  if (refund)
    await addAuditEntry(tx, {
      actorId: null,
      action: "refund.requested",
      subjectType: "order",
      subjectId: refund.orderId,
      details: { refundId: refund.id, amount: refund.amount, unpaid: order.number },
    });
}
