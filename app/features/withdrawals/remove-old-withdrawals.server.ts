import { and, lt, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { dayOfIso, irishDayOf, isoDay, startOfIrishDay } from "#app/lib/time/irish-time.ts";

/** Full calendar years after that of the statement, as for the order it belongs to. */
const KEEP_YEARS = 6;

/** Removes statements when the years for which the law wants such papers kept are over; open ones stay. */
export async function removeOldWithdrawals(db: Db, now: Date): Promise<void> {
  const year = Number(isoDay(irishDayOf(now)).slice(0, 4)) - KEEP_YEARS;
  const day = dayOfIso(`${year}-01-01`);
  if (day === null) return;
  await db
    .delete(withdrawals)
    .where(and(lt(withdrawals.receivedAt, startOfIrishDay(day)), ne(withdrawals.state, "open")));
}
