import { DAY_MS } from "#app/lib/time/clock.ts";
import { isoDay } from "#app/lib/time/irish-time.ts";

/**
 * The public holidays of a year, YYYY-MM-DD in order: Organisation of Working Time Act 1997, second schedule, with
 * the February holiday of S.I. 50/2022 (Saint Brigid's Day when it is a Friday, otherwise the first Monday).
 */
export function irishPublicHolidays(year: number): string[] {
  const easter = easterSunday(year);
  const firstOfFebruary = Date.UTC(year, 1, 1);
  return [
    Date.UTC(year, 0, 1),
    new Date(firstOfFebruary).getUTCDay() === 5 ? firstOfFebruary : firstMonday(year, 1),
    Date.UTC(year, 2, 17),
    easter + DAY_MS,
    firstMonday(year, 4),
    firstMonday(year, 5),
    firstMonday(year, 7),
    lastMonday(year, 9),
    Date.UTC(year, 11, 25),
    Date.UTC(year, 11, 26),
  ]
    .sort((a, b) => a - b)
    .map((ms) => isoDay(ms / DAY_MS));
}

/**
 * The day, or the next working day where it is a Saturday, a Sunday or a public holiday: the last day of a period that
 * ends with it (Regulation 1182/71, Art. 3(4)). Days since 1970-01-01.
 */
export function workingDayFrom(day: number): number {
  return isDayOff(day) ? workingDayFrom(day + 1) : day;
}

function isDayOff(day: number): boolean {
  const iso = isoDay(day);
  const weekday = new Date(day * DAY_MS).getUTCDay();
  return weekday === 0 || weekday === 6 || irishPublicHolidays(Number(iso.slice(0, 4))).includes(iso);
}

function firstMonday(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((8 - weekday) % 7));
}

function lastMonday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return last.getTime() - ((last.getUTCDay() + 6) % 7) * DAY_MS;
}

/** Gauss's rule in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
