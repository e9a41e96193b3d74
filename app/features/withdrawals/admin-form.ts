import type { FormFields } from "#app/lib/form-fields.ts";
import { dayOfIso, irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";

const LONGEST_FIELD = 500;

/** A field's text in one line, without its ends, at most 500 characters; "" where there is none. */
export function fieldOf(form: FormFields, name: string): string {
  return (form.get(name) ?? "")
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, LONGEST_FIELD);
}

/**
 * The first instant of the Irish day that a date field names: the period counts days, not hours. Null for an empty
 * field; "wrong" for a day that cannot be read or lies ahead.
 */
export function readReceivedDay(typed: string, now: Date): Date | null | "wrong" {
  if (typed === "") return null;
  const day = dayOfIso(typed);
  return day === null || day > irishDayOf(now) ? "wrong" : startOfIrishDay(day);
}
