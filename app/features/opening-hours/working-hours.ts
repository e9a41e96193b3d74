import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { fromIrishClock, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";

/** Opening and closing of one weekday as minutes after midnight; null on a day no one works. */
export type OpenDay = readonly [opens: number, closes: number] | null;

/** The hours in which staff work, in Irish local time. */
export interface WorkingHours {
  /** Monday first, seven of them. */
  readonly week: readonly OpenDay[];
  /** Bank holidays and other days off, YYYY-MM-DD. */
  readonly holidays: readonly string[];
}

/** What is promised of an enquiry: an answer in less than this. */
const PROMISE_MS = 24 * HOUR_MS;

/** The instant of a local time, in milliseconds. Irish clocks change at 01:00 UTC, outside any time of opening. */
function instantOf(day: number, minutes: number): number {
  return fromIrishClock(day * DAY_MS + minutes * MINUTE_MS).getTime();
}

/** Opening and closing of a day, given as days since 1970-01-01; null on a day no one works. */
export function openDayOf({ week, holidays }: WorkingHours, day: number): OpenDay {
  // 1970-01-01 was a Thursday, and the week begins on Monday.
  const weekday = (((day + 3) % 7) + 7) % 7;
  return holidays.includes(isoDay(day)) ? null : (week[weekday] ?? null);
}

/** Longer than any run of days off; only a week without any working day gets this far. */
const LOOK_AHEAD = 400;

/**
 * The instant by which an enquiry must be answered: 24 hours after `from`, in which days no one works do not count, and
 * never outside working hours: then at the last closing before. Without any working day, 24 hours later.
 */
export function dueAt(from: Date, hours: WorkingHours): Date {
  const start = from.getTime();
  const today = irishDayOf(from);
  let left = PROMISE_MS;
  let lastClosing = Number.NEGATIVE_INFINITY;
  for (let day = today; day < today + LOOK_AHEAD; day += 1) {
    const open = openDayOf(hours, day);
    if (open === null) continue;
    const opening = instantOf(day, open[0]);
    const closing = instantOf(day, open[1]);
    const begins = Math.max(start, instantOf(day, 0));
    const ends = instantOf(day + 1, 0);
    const end = begins + left;
    if (end > ends) {
      left -= Math.max(0, ends - begins);
      lastClosing = closing;
    } else if (end >= opening) {
      return new Date(Math.min(end, closing));
    } else {
      return new Date(lastClosing > start ? lastClosing : opening);
    }
  }
  return new Date(start + PROMISE_MS);
}

/** Working minutes from `now` to `due`, rounded down; negative when it is over, by the working minutes since. */
export function minutesLeft(due: Date, now: Date, hours: WorkingHours): number {
  const late = now > due;
  const ms = workingMs(late ? due : now, late ? now : due, hours);
  return late ? -Math.ceil(ms / MINUTE_MS) : Math.floor(ms / MINUTE_MS);
}

/** Beyond this many days the exact number no longer helps anybody. */
const MAX_SPAN_DAYS = 800;

function workingMs(from: Date, to: Date, hours: WorkingHours): number {
  const [start, end] = [from.getTime(), to.getTime()];
  const first = irishDayOf(from);
  const last = Math.min(irishDayOf(to), first + MAX_SPAN_DAYS);
  let sum = 0;
  for (let day = first; day <= last; day += 1) {
    const open = openDayOf(hours, day);
    if (open === null) continue;
    sum += Math.max(0, Math.min(end, instantOf(day, open[1])) - Math.max(start, instantOf(day, open[0])));
  }
  return sum;
}

/** True while somebody works. */
export function isWorkingTime(now: Date, hours: WorkingHours): boolean {
  const day = irishDayOf(now);
  const open = openDayOf(hours, day);
  if (open === null) return false;
  return now.getTime() >= instantOf(day, open[0]) && now.getTime() < instantOf(day, open[1]);
}

/**
 * The instant `minutes` of working time after `from`; before it when they are negative. None leaves it as it is.
 * Without any working day within {@link LOOK_AHEAD} days, the same minutes by the clock.
 */
export function addWorkingMinutes(from: Date, minutes: number, hours: WorkingHours): Date {
  if (minutes === 0) return from;
  const step = minutes > 0 ? 1 : -1;
  const start = from.getTime();
  const today = irishDayOf(from);
  let left = Math.abs(minutes) * MINUTE_MS;
  for (let day = today; Math.abs(day - today) < LOOK_AHEAD; day += step) {
    const open = openDayOf(hours, day);
    if (open === null) continue;
    const opening = instantOf(day, open[0]);
    const closing = instantOf(day, open[1]);
    const begins = step > 0 ? Math.max(start, opening) : Math.min(start, closing);
    const worked = step > 0 ? closing - begins : begins - opening;
    if (worked <= 0) continue;
    if (worked >= left) return new Date(begins + step * left);
    left -= worked;
  }
  return new Date(start + minutes * MINUTE_MS);
}

/** The closing time of the next working day after that of `now`; 24 hours later where there is no working day. */
export function endOfNextWorkingDay(now: Date, hours: WorkingHours): Date {
  const today = irishDayOf(now);
  for (let day = today + 1; day < today + LOOK_AHEAD; day += 1) {
    const open = openDayOf(hours, day);
    if (open !== null) return new Date(instantOf(day, open[1]));
  }
  return new Date(now.getTime() + DAY_MS);
}

/** True on a day that no one works, given as days since 1970-01-01. */
export function isClosedDay(hours: WorkingHours, day: number): boolean {
  return openDayOf(hours, day) === null;
}
