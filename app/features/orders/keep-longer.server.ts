import { and, eq, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, type Clock, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { KEEP_LONGER_MINUTES, MAX_KEPT_LONGER } from "./orders.ts";
import { lockOrder } from "./transition-order.server.ts";

/** More would be a program that keeps the shop's goods from everybody else. */
const PER_NETWORK: AttemptRule = { max: 60, windowMs: HOUR_MS };

interface Ask {
  readonly orderId: string;
  /** Until when the goods were kept on the page that was pressed, in ISO form. */
  readonly seen: string;
  readonly clientAddress: string;
}

/**
 * Keeps the goods of an order that waits for its payment for half an hour more. The same press again, and a second
 * one from a page that shows the old time, changes nothing. Refused once the order is paid or given up, its time is
 * over, or it was prolonged ten times (WCAG 2.2, 2.2.1 Timing Adjustable), and for a payment of a hire, which keeps no
 * goods and ends when it is due. Its payment page is made again, with the longer time, when the buyer goes there next.
 */
export async function keepLonger(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { orderId, seen, clientAddress }: Ask,
): Promise<Result<null, { readonly kind: "too-late" | "enough" | "too-often" }>> {
  const now = clock.now();
  const attempt = await countAttempt(db, networkKey("keep-goods", clientAddress), PER_NETWORK, now);
  if (!attempt.allowed) return refuse({ kind: "too-often" });
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== "pending" || order.kind !== "sale") return refuse({ kind: "too-late" });
    if (order.provider === "invoice" || order.expiresAt <= now) return refuse({ kind: "too-late" });
    if (order.expiresAt.toISOString() !== seen && order.keptLonger > 0) return ok(null);
    if (order.keptLonger >= MAX_KEPT_LONGER) return refuse({ kind: "enough" });
    const expiresAt = addMs(order.expiresAt, KEEP_LONGER_MINUTES * MINUTE_MS);
    await tx
      .update(orders)
      .set({ expiresAt, keptLonger: sql`${orders.keptLonger} + 1` })
      .where(eq(orders.id, orderId));
    await tx
      .update(reservations)
      .set({ expiresAt })
      .where(and(eq(reservations.orderId, orderId), eq(reservations.state, "held")));
    await addAuditEntry(tx, {
      actorId: null,
      action: "order.kept-longer",
      subjectId: orderId,
      details: { times: order.keptLonger + 1, until: expiresAt.toISOString() },
    });
    return ok(null);
  });
}
