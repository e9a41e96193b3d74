import type { Db } from "#app/db/client.server.ts";
import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { isClosedDay } from "#app/features/opening-hours/working-hours.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { clockTime } from "#app/lib/time/clock-time.ts";
import { irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";

/**
 * The number of days in which an open one is looked for. Where none is open, the first one is suggested all the same.
 */
const LOOK_AHEAD_DAYS = 60;

/** The next working day from the usual time of collection to the usual time of return, as a form begins with them. */
export async function suggestDates(db: Db, now: Date): Promise<TypedDates> {
  const [{ hire }, hours] = await Promise.all([getSettings(db), getWorkingHours(db, now)]);
  const tomorrow = irishDayOf(now) + 1;
  let day = tomorrow;
  while (isClosedDay(hours, day) && day < tomorrow + LOOK_AHEAD_DAYS) day += 1;
  const date = isoDay(day === tomorrow + LOOK_AHEAD_DAYS ? tomorrow : day);
  const returnTime = Math.max(hire.returnTime, hire.collectionTime + 15);
  return { from: `${date}T${clockTime(hire.collectionTime)}`, to: `${date}T${clockTime(returnTime)}` };
}
