import { sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { forgetPersonInUnpaidOrders } from "#app/features/identity/account/forget-person.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** How long an order that was not paid names its buyer after it ended, in days, as the privacy notice promises. */
const KEPT_DAYS = 30;

/** An order on invoice may wait for its transfer for three months, and a payment after that still counts. */
const ENDED_AT = sql`greatest(${orders.placedAt}, coalesce(${orders.cancelledAt}, ${orders.expiresAt}))`;

/** Takes the buyer out of orders that came to nothing, 30 days after they were cancelled or the time to pay was over. */
export async function forgetUnpaidOrders(db: Db, now: Date): Promise<void> {
  const last = addMs(now, -KEPT_DAYS * DAY_MS).toISOString();
  await inTransaction(db, (tx) => forgetPersonInUnpaidOrders(tx, sql`${ENDED_AT} < ${last}::timestamptz`));
}
