import type { DayAvailability } from "#app/features/claims/claims.ts";
import { isClosedDay, type WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** A month of an address, YYYY-MM, from 1970 to 9999; null for any other text. */
export function readMonth(text: string | null): string | null {
  return text !== null && MONTH.test(text) && text >= "1970-01" ? text : null;
}

/** The month so many after this one; before it when `by` is negative. */
export function addMonths(month: string, by: number): string {
  const [, year = "1970", number = "01"] = MONTH.exec(month) ?? [];
  const months = Number(year) * 12 + Number(number) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** Open days that a month has left at least where a calendar begins with it. */
const OPEN_DAYS = 5;
/** A store without open days begins with the present month. */
const LOOK_AHEAD_DAYS = 62;

/** The month, YYYY-MM, that a calendar begins with: that of the fifth open day after today. */
export function firstOpenMonth(now: Date, hours: WorkingHours): string {
  const today = irishDayOf(now);
  const days = Array.from({ length: LOOK_AHEAD_DAYS }, (_, n) => today + n + 1);
  const open = days.filter((day) => !isClosedDay(hours, day));
  return isoDay(open[OPEN_DAYS - 1] ?? today).slice(0, 7);
}

/** The days of a month in weeks from Monday to Sunday; null where a week has days of another month. */
export function weeksOf<Day extends Pick<DayAvailability, "day">>(
  days: readonly Day[],
): readonly (readonly (Day | null)[])[] {
  const first = dayOfIso(days[0]?.day ?? "") ?? 0;
  // 1970-01-01 was a Thursday.
  const before = (((first + 3) % 7) + 7) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

/**
 * The dates of a hire moved to begin on a day, at the same times and of the same length in days. Both ends are
 * `YYYY-MM-DDTHH:MM`; dates that are none stay as they are.
 */
export function datesFrom(
  day: string,
  typed: { readonly from: string; readonly to: string },
): { readonly from: string; readonly to: string } {
  const [first, last, start] = [typed.from.slice(0, 10), typed.to.slice(0, 10), day].map(dayOfIso);
  if (first === undefined || first === null || last === undefined || last === null || !start) return typed;
  return { from: day + typed.from.slice(10), to: isoDay(start + last - first) + typed.to.slice(10) };
}

/** Days from the first to the last touched, so that a month can mark them. */
export function isWithin(day: string, typed: { readonly from: string; readonly to: string }): boolean {
  return day >= typed.from.slice(0, 10) && day <= typed.to.slice(0, 10);
}

/** Noon of a day in UTC, as formats of dates want it. */
export function noonOf(day: string): Date {
  return new Date((dayOfIso(day) ?? 0) * DAY_MS + DAY_MS / 2);
}
