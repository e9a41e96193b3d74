import { DAY_MS } from "#app/lib/time/clock.ts";
import type { DayRange } from "./range.ts";

/**
 * A taxable period of two calendar months, for which a VAT3 return is made (Value-Added Tax Consolidation Act 2010,
 * section 2): 1 is January and February, 6 is November and December.
 */
export interface VatPeriod {
  readonly year: number;
  readonly number: number;
}

const PATTERN = /^(20\d\d)-([1-6])$/;

/** Reads "2026-5"; the period before that of `today`, for which the return is due, for every other text. */
export function parseVatPeriod(text: string, today: number): VatPeriod {
  const [, year, number] = PATTERN.exec(text) ?? [];
  if (year !== undefined && number !== undefined) return { year: Number(year), number: Number(number) };
  return periodBefore(vatPeriodOf(today));
}

/** The text of a period, as `parseVatPeriod` reads it. */
export function vatPeriodText({ year, number }: VatPeriod): string {
  return `${year}-${number}`;
}

/** The period that a calendar day in Ireland belongs to. */
export function vatPeriodOf(day: number): VatPeriod {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), number: Math.floor(date.getUTCMonth() / 2) + 1 };
}

function periodBefore({ year, number }: VatPeriod): VatPeriod {
  return number === 1 ? { year: year - 1, number: 6 } : { year, number: number - 1 };
}

/** The last periods that have begun by `today`, the youngest first. */
export function listVatPeriods(today: number, count: number): readonly VatPeriod[] {
  const periods: VatPeriod[] = [];
  for (let period = vatPeriodOf(today); periods.length < count; period = periodBefore(period))
    periods.push(period);
  return periods;
}

/** The first and the last day of a period. */
export function vatPeriodRange({ year, number }: VatPeriod): DayRange {
  const first = Math.round(Date.UTC(year, 2 * (number - 1), 1) / DAY_MS);
  return { first, last: Math.round(Date.UTC(year, 2 * number, 1) / DAY_MS) - 1 };
}
