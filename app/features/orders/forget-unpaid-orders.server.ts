import { lt } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { forgetPersonInUnpaidOrders } from "#app/features/identity/account/forget-person.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** How long an order that was not paid names its buyer, in days, as the privacy notice promises. */
const KEPT_DAYS = 30;

/** Takes the buyer out of orders that came to nothing, once they are 30 days old. */
export async function forgetUnpaidOrders(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (tx) =>
    forgetPersonInUnpaidOrders(tx, lt(orders.placedAt, addMs(now, -KEPT_DAYS * DAY_MS))),
  );
}
