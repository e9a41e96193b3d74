import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./clock.ts";

const OFFSET = new Intl.DateTimeFormat("en-IE", { timeZone: "Europe/Dublin", timeZoneName: "longOffset" });
const OFFSET_TEXT = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/;
const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** PostgreSQL refuses instants before the year 1 and after 9999 as they are written: no typed day or time ends there. */
const FIRST_YEAR = "1900";
const LAST_YEAR_OF_DAYS = "9998";

/** The calendar day in Ireland that an instant falls on, as the number of days since 1970-01-01. */
export function irishDayOf(instant: Date): number {
  return Math.floor(toIrishClock(instant).getTime() / DAY_MS);
}

/** Midnight at which an Irish calendar day begins: at 00:00 UTC in winter, at 23:00 UTC the day before in summer. */
export function startOfIrishDay(day: number): Date {
  return fromIrishClock(day * DAY_MS);
}

/** The calendar day in Ireland that an instant falls on, as YYYY-MM-DD. */
export function irishDate(instant: Date): string {
  return isoDay(irishDayOf(instant));
}

/** The calendar year in Ireland that an instant falls in. */
export function irishYear(instant: Date): number {
  return toIrishClock(instant).getUTCFullYear();
}

/**
 * An instant of the last day of a period whose end is the first instant after it: a period that ends at midnight does not
 * cover the day that begins then.
 */
export function lastDayOf(end: Date): Date {
  return addMs(end, -1);
}

/** YYYY-MM-DD. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of a YYYY-MM-DD, or null when there is no such day from 1900 to 9998. */
export function dayOfIso(text: string): number | null {
  const year = text.slice(0, 4);
  if (year < FIRST_YEAR || year > LAST_YEAR_OF_DAYS) return null;
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const day = Math.round(ms / DAY_MS);
  return !Number.isNaN(ms) && isoDay(day) === text ? day : null;
}

/** An instant as the value of a datetime-local field, in Irish time: "2026-11-21T16:45". Null is "". */
export function toIrishInput(instant: Date | null): string {
  return instant ? toIrishClock(instant).toISOString().slice(0, 16) : "";
}

/** The instant of such a value, in the sense of `fromIrishClock`; null for any other text, such as a day that is not. */
export function fromIrishInput(text: string): Date | null {
  const wall = readWall(text);
  return wall === null ? null : fromIrishClock(wall);
}

/** YYYY-MM-DDTHH:MM from 1900 on, in milliseconds as if it were UTC. */
function readWall(text: string): number | null {
  const wall = TYPED.test(text) && text >= FIRST_YEAR ? Date.parse(`${text}Z`) : Number.NaN;
  // Date.parse rolls 31 June over into July.
  return !Number.isNaN(wall) && new Date(wall).toISOString().slice(0, 16) === text ? wall : null;
}

/** Why a typed time names no single instant: not a time at all, or in an hour that the clocks skip or repeat. */
export type IrishTimeFault = "shape" | "skipped" | "repeated";

/**
 * The one instant of a time in Ireland, typed as YYYY-MM-DDTHH:MM. Where a contract depends on it, a time that occurs
 * never or twice is refused instead of interpreted.
 */
export function readIrishTime(text: string): Result<Date, IrishTimeFault> {
  const wall = readWall(text);
  if (wall === null) return refuse("shape");
  const offsets = new Set([offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]);
  const instants = [...offsets].map((offset) => wall - offset).filter((ms) => ms + offsetAt(ms) === wall);
  const [instant] = instants;
  if (instant === undefined) return refuse("skipped");
  return instants.length > 1 ? refuse("repeated") : ok(new Date(instant));
}

/** A date whose UTC fields are what clocks in Ireland show at an instant. */
export function toIrishClock(instant: Date): Date {
  return new Date(instant.getTime() + offsetAt(instant.getTime()));
}

/**
 * The instant at which clocks in Ireland show a time, given in milliseconds as if it were UTC. A time that occurs
 * twice means its first occurrence; a time that the clocks skip counts as the same distance after the change.
 */
export function fromIrishClock(wall: number): Date {
  const before = offsetAt(wall - DAY_MS);
  const after = offsetAt(wall + DAY_MS);
  const offset = [before, after].find((candidate) => offsetAt(wall - candidate) === candidate);
  return new Date(wall - (offset ?? before));
}

/** The same time of day on clocks in Ireland, so many days later; a negative number: earlier. */
export function addIrishDays(instant: Date, days: number): Date {
  return fromIrishClock(toIrishClock(instant).getTime() + days * DAY_MS);
}

/** Offsets by the hour they hold in: `Intl` takes 30 microseconds for each, and clocks change on whole hours. */
const known = new Map<number, number>();
const MAX_KNOWN = 20_000;

/** Milliseconds that clocks in Ireland are ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS);
  const found = known.get(hour);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const offset = askOffset(instant);
  known.set(hour, offset);
  return offset;
}

function askOffset(instant: number): number {
  const name = OFFSET.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET_TEXT.exec(name) ?? [];
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
  return sign === "-" ? -size : size;
}
