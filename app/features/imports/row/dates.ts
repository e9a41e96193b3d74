import { addMs, SECOND_MS } from "#app/lib/time/clock.ts";
import { fromIrishClock } from "#app/lib/time/irish-time.ts";

const LOCAL = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_FIRST = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const NAMED =
  /^(?:([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,?|(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,?) (\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

type Edge = "start" | "end";

/**
 * Reads a sale date (woocommerce-csv.md, "Sale dates"): `Y-m-d G:i:s` in store time, `Y-m-d`, `Y/m/d`, `d/m/Y`,
 * `Jul 8, 2023`, `8 July 2023`, Unix seconds, or a full ISO instant. A date without a zone is in Irish time.
 * The first instant that the text names, a day without a time being the whole day; for `edge: "end"` the first after
 * it, as the last second that a file names is on sale. Null when unreadable.
 */
export function parseStoreDate(text: string, edge: Edge): Date | null {
  const date = parseNamed(text.trim(), edge);
  return date && edge === "end" ? addMs(date, SECOND_MS) : date;
}

/** The first second that a text names, or its last for `edge: "end"`. */
function parseNamed(value: string, edge: Edge): Date | null {
  if (/^\d{9,10}$/.test(value)) return new Date(Number(value) * 1000);
  if (ZONED.test(value)) return validDate(new Date(value));
  const local = LOCAL.exec(value);
  if (local) return fromParts([local[1], local[2], local[3]], local.slice(4, 7), edge);
  const european = DAY_FIRST.exec(value);
  if (european) return fromParts([european[3], european[2], european[1]], european.slice(4, 7), edge);
  const yearFirst = YEAR_FIRST.exec(value);
  if (yearFirst) return fromParts(yearFirst.slice(1, 4), yearFirst.slice(4, 7), edge);
  const named = NAMED.exec(value);
  if (!named) return null;
  const month = MONTHS.indexOf((named[1] ?? named[4] ?? "").slice(0, 3).toLowerCase()) + 1;
  return fromParts([named[5], String(month), named[2] ?? named[3]], named.slice(6, 9), edge);
}

function validDate(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

function fromParts(
  date: readonly (string | undefined)[],
  time: readonly (string | undefined)[],
  edge: Edge,
): Date | null {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const hasTime = time[0] !== undefined;
  const dateOnly = edge === "end" ? [23, 59, 59] : [0, 0, 0];
  const [hour = 0, minute = 0, second = 0] = hasTime ? time.map((part) => Number(part ?? 0)) : dateOnly;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const check = new Date(wall);
  const real = check.getUTCMonth() === month - 1 && check.getUTCDate() === day && hour < 24 && minute < 60;
  return real && second < 60 && year >= 1970 ? fromIrishClock(wall) : null;
}
