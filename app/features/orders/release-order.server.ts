import { eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { releaseReservations } from "#app/features/inventory/release-reservations.server.ts";
import { isAwaitingPayment, toOrderState } from "./order-states.ts";

/** Why an order is given up: nobody paid in time, what was paid did not arrive, or staff have cancelled it. */
export type Release = "expired" | "failed" | "cancelled";

/**
 * Gives up an order that still waits for its money, and puts its stock back. False for an order that is paid or
 * was given up before: it is left as it is. The order's row is locked until the transaction ends.
 */
export async function releaseOrder(
  tx: Tx,
  orderId: string,
  to: Release,
  now: Date,
  actorId: string | null = null,
): Promise<boolean> {
  const [order] = await tx
    .select({ state: orders.state, number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  if (!order || !isAwaitingPayment(toOrderState(order.state))) return false;
  await tx
    .update(orders)
    .set({ state: to, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(eq(orders.id, orderId));
  await addAuditEntry(tx, {
    actorId,
    action: `order.${to}`,
    subjectType: "order",
    subjectId: orderId,
    details: { number: order.number, from: order.state },
  });
  await releaseReservations(tx, orderId);
  return true;
}
