import { and, asc, eq, lt } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { lockOrder, transitionOrder } from "./transition-order.server.ts";

const BATCH = 50;

/**
 * Gives up orders whose time to be paid is over and puts their stock back. One transaction per order; an order
 * that is being paid at this moment is locked by that, and is passed over until the next round. An order whose
 * payment was given and is on its way keeps its stock: only the provider knows how that ends.
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
  return and(eq(orders.state, "pending"), lt(orders.expiresAt, now));
}

async function expireOrder(db: Db, id: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isDue(now)))
      .for("update", { skipLocked: true });
    const locked = order && (await lockOrder(tx, id));
    return locked && (await transitionOrder(tx, locked, "expired", { now })) ? 1 : 0;
  });
}
