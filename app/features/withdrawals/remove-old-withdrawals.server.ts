import { and, lt, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { keptSince } from "#app/features/orders/kept-papers.ts";

/** Removes statements when the years for which the law requires such papers to be kept are over; open ones stay. */
export async function removeOldWithdrawals(db: Db, now: Date): Promise<void> {
  await db
    .delete(withdrawals)
    .where(and(lt(withdrawals.receivedAt, keptSince(now)), ne(withdrawals.state, "open")));
}
