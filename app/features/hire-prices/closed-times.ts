import type { Period } from "#app/features/claims/claims.ts";
import {
  isClosedDay,
  type OpenDay,
  openDayOf,
  type WorkingHours,
} from "#app/features/opening-hours/working-hours.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { fromIrishClock, irishDayOf } from "#app/lib/time/irish-time.ts";
import { minuteOfDay } from "./charged-days.ts";

/** A collection or return at a time when the store is closed: the gear can then only be delivered or fetched. */
export interface ClosedTime {
  readonly side: "from" | "to";
  readonly at: Date;
  /** The opening and closing of that day; null on a day on which the store is closed. */
  readonly hours: OpenDay;
  /** The hire with this time moved to the nearest ones at which the store is open: earlier, later. */
  readonly periods: readonly Period[];
}

/** How many days an open one is looked for, before and after. */
const LOOK_AHEAD_DAYS = 30;
/** Times of hire lie on quarter-hours. */
const STEP_MINUTES = 15;

/** The ends of a hire at which the store is closed; none where both are within its hours. */
export function listClosedTimes(period: Period, hours: WorkingHours, now: Date): readonly ClosedTime[] {
  return (["from", "to"] as const).flatMap((side) => {
    const at = period[side];
    const day = irishDayOf(at);
    const open = openDayOf(hours, day);
    const minute = minuteOfDay(at);
    if (open !== null && minute >= open[0] && minute <= open[1]) return [];
    const days = open === null ? openDaysAround(hours, day) : [day];
    const periods = days
      .map((other) => ({ ...period, [side]: withinHours(hours, other, minute) }))
      .filter(({ from, to }) => from < to && from >= now);
    return [{ side, at, hours: open, periods }];
  });
}

/** The last open day before a closed one, and the first after it. */
function openDaysAround(hours: WorkingHours, closed: number): readonly number[] {
  return [-1, 1].flatMap((step) => {
    const days = Array.from({ length: LOOK_AHEAD_DAYS }, (_, n) => closed + step * (n + 1));
    return days.find((day) => !isClosedDay(hours, day)) ?? [];
  });
}

/** The time of an open day that is nearest to so many minutes after midnight. */
function withinHours(hours: WorkingHours, day: number, minute: number): Date {
  const [opens, closes] = openDayOf(hours, day) ?? [minute, minute];
  const first = Math.ceil(opens / STEP_MINUTES) * STEP_MINUTES;
  const last = Math.floor(closes / STEP_MINUTES) * STEP_MINUTES;
  return fromIrishClock(day * DAY_MS + Math.max(first, Math.min(last, minute)) * MINUTE_MS);
}
