import { DAY_MS, HOUR_MS } from "./clock.ts";

const WALL_CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Dublin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in Ireland that an instant falls on, as the number of days since 1970-01-01. */
export function irishDayOf(instant: Date): number {
  return Math.round(Date.parse(`${WALL_CLOCK.format(instant)}T00:00:00Z`) / DAY_MS);
}

/** Midnight at which an Irish calendar day begins: at 00:00 UTC in winter, at 23:00 UTC the day before in summer. */
export function startOfIrishDay(day: number): Date {
  const winter = new Date(day * DAY_MS);
  const summer = new Date(day * DAY_MS - HOUR_MS);
  return irishDayOf(summer) === day ? summer : winter;
}

/** YYYY-MM-DD. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of a YYYY-MM-DD, or null when there is no such day. */
export function dayOfIso(text: string): number | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const day = Math.round(ms / DAY_MS);
  return !Number.isNaN(ms) && isoDay(day) === text ? day : null;
}
