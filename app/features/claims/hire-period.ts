import { ok, type Result, refuse } from "#app/lib/result.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import {
  addIrishDays,
  type IrishTimeFault,
  irishDayOf,
  isoDay,
  readIrishTime,
} from "#app/lib/time/irish-time.ts";
import type { Period } from "./claims.ts";

/** The most lines of one question, basket or quote. */
export const MAX_HIRE_LINES = 200;
/** The most pieces of one line. */
export const MAX_HIRE_QUANTITY = 9_999;
/** The longest hire, in calendar days. */
const MAX_DAYS = 366;
/** How far ahead a hire may begin, in years. */
export const FURTHEST_YEARS = 5;
/** Times of hire lie on quarter-hours. */
const STEP_MS = 15 * MINUTE_MS;

type TimeFault = "missing" | "quarter" | IrishTimeFault;
type Side = "from" | "to";

/** Why two typed times are no period of a hire. */
export type PeriodFault =
  | { readonly kind: `${Side}-${TimeFault}` }
  | { readonly kind: "past" | "return-past" | "order" | "too-long" | "too-far" };

/**
 * The period of a hire from two Irish wall times, YYYY-MM-DDTHH:MM: collection and return. Refuses what the clocks skip
 * or repeat, what is not on a quarter-hour, what lies before `now`, a return that is not after the collection, more than
 * 366 days, and a collection more than five years ahead.
 */
export function readHirePeriod(
  typed: { readonly from: string; readonly to: string },
  now: Date,
): Result<Period, PeriodFault> {
  const from = readSide("from", typed.from);
  if (!from.ok) return from;
  const to = readSide("to", typed.to);
  if (!to.ok) return to;
  if (from.value < now) return refuse({ kind: "past" });
  if (to.value <= from.value) return refuse({ kind: "order" });
  if (to.value > addIrishDays(from.value, MAX_DAYS)) return refuse({ kind: "too-long" });
  if (isoDay(irishDayOf(from.value)) > furthestDay(now)) return refuse({ kind: "too-far" });
  return ok({ from: from.value, to: to.value });
}

function readSide(side: Side, typed: string): Result<Date, PeriodFault> {
  const text = typed.trim();
  if (text === "") return refuse({ kind: `${side}-missing` });
  const read = readIrishTime(text);
  if (!read.ok) return refuse({ kind: `${side}-${read.error}` });
  return read.value.getTime() % STEP_MS === 0 ? read : refuse({ kind: `${side}-quarter` });
}

/** The last day on which a hire may begin, YYYY-MM-DD. */
function furthestDay(now: Date): string {
  const today = isoDay(irishDayOf(now));
  return `${Number(today.slice(0, 4)) + FURTHEST_YEARS}${today.slice(4)}`;
}
