import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartDrains } from "#app/db/schema/shop/cart.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** A browser repeats a call whose answer it missed at its next page; none does so after this long. */
const KEEP_DAYS = 30;

/** Removes the keys of guest carts and hire baskets that went to an account long ago. */
export async function removeOldDrains(db: Db, now: Date): Promise<void> {
  await db.delete(cartDrains).where(lt(cartDrains.createdAt, addMs(now, -KEEP_DAYS * DAY_MS)));
}
