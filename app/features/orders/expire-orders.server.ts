import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { releaseReservations } from "#app/features/inventory/release-reservations.server.ts";
import type { Clock } from "#app/lib/clock.ts";
import { statesBefore } from "./order-states.ts";

const BATCH = 50;

/**
 * Gives up orders whose time to be paid is over and puts their stock back. One transaction per order; an order
 * that is being paid at this moment is locked by that, and is passed over until the next round.
 */
export async function expireOrders({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  for (let more = true; more; ) {
    const now = clock.now();
    const due = await db
      .select({ id: orders.id })
      .from(orders)
      .where(isDue(now))
      .orderBy(asc(orders.expiresAt))
      .limit(BATCH);
    let expired = 0;
    for (const order of due) expired += await expireOrder(db, order.id, now);
    more = due.length === BATCH && expired > 0;
  }
}

function isDue(now: Date) {
  return and(inArray(orders.state, [...statesBefore("expired")]), lt(orders.expiresAt, now));
}

async function expireOrder(db: Db, id: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(and(eq(orders.id, id), isDue(now)))
      .for("update", { skipLocked: true });
    if (!order) return 0;
    await tx
      .update(orders)
      .set({ state: "expired", version: sql`${orders.version} + 1`, updatedAt: now })
      .where(eq(orders.id, id));
    await addAuditEntry(tx, {
      actorId: null,
      action: "order.expired",
      subjectType: "order",
      subjectId: id,
      details: { number: order.number },
    });
    await releaseReservations(tx, id);
    return 1;
  });
}
