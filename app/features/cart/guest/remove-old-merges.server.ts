import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartMerges } from "#app/db/schema/shop/cart.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** A browser repeats a call whose answer it missed at its next page; none does so after this long. */
const KEEP_DAYS = 30;

/** Removes the keys of guest carts and hire baskets that were merged into an account long ago. */
export async function removeOldMerges(db: Db, now: Date): Promise<void> {
  await db.delete(cartMerges).where(lt(cartMerges.createdAt, addMs(now, -KEEP_DAYS * DAY_MS)));
}
