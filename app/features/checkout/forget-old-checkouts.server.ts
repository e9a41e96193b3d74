import { and, eq, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

const KEEP_DAYS = 30;

const others = alias(checkouts, "others");
const irishDay = (of: typeof checkouts | typeof others) =>
  sql`(${of.createdAt} at time zone 'Europe/Dublin')::date`;

/**
 * Forgets whose cart a checkout without an order was, and what was in it, 30 days after it expired, as the privacy notice
 * promises. The report of activity counts the carts of a day, so one row of each is kept, or that of its order.
 */
export async function forgetOldCheckouts(db: Db, now: Date): Promise<void> {
  const isOver = and(
    lt(checkouts.expiresAt, addMs(now, -KEEP_DAYS * DAY_MS)),
    notExists(db.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkouts.id))),
  );
  const isKnown = or(
    isNotNull(checkouts.userId),
    isNotNull(checkouts.cartKey),
    sql`${checkouts.items} <> '[]'::jsonb`,
  );
  const hasOrder = sql`exists (select from ${orders} where ${orders.checkoutId} = ${others.id})`;
  const isCountedBy = sql`exists (select from ${checkouts} ${sql.identifier("others")}
    where ${others.cartKey} = ${checkouts.cartKey} and ${irishDay(others)} = ${irishDay(checkouts)}
      and ${others.id} <> ${checkouts.id} and (${others.id} < ${checkouts.id} or ${hasOrder}))`;
  await inTransaction(db, async (tx) => {
    await tx.delete(checkouts).where(and(isOver, isCountedBy));
    await tx.update(checkouts).set({ userId: null, cartKey: null, items: [] }).where(and(isOver, isKnown));
  });
}
