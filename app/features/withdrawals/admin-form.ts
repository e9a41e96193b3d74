import { dayOfIso, irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";

/**
 * The first instant of the Irish day that a date field names: the period counts days, not hours. Null for an empty
 * field; "wrong" for a day that cannot be read or lies ahead.
 */
export function readReceivedDay(typed: string, now: Date): Date | null | "wrong" {
  if (typed === "") return null;
  const day = dayOfIso(typed);
  return day === null || day > irishDayOf(now) ? "wrong" : startOfIrishDay(day);
}
