import type { Period } from "#app/features/claims/claims.ts";
import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import type { ClosedTime } from "#app/features/hire-prices/closed-times.ts";
import type { DayNote } from "#app/features/hire-prices/day-note.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";

/** What the fields of the dates show, and the period they mean. */
export interface HireDates {
  /** The dates as typed; without dates in the address, those that a day of the month strip goes on from. */
  readonly typed: TypedDates;
  /** The period; null where the address has no dates, or none that can be hired. */
  readonly period: Period | null;
  readonly fault: PeriodFault | null;
  /** The ends of the period at which the store is closed. */
  readonly closed: readonly ClosedTime[];
  /** How many of its days are charged; null without a period. */
  readonly note: DayNote | null;
}

/** What fields show while no dates are chosen. */
export const NO_DATES: TypedDates = { from: "", to: "" };

/** The dates that links on the page carry on; null where there is no period. */
export function chosenDates({ typed, period }: HireDates): TypedDates | null {
  return period && typed;
}

/** A period as the address has it. */
export function typedPeriod({ from, to }: Period): TypedDates {
  return { from: toIrishInput(from), to: toIrishInput(to) };
}

/** A period in words, both ends: 5 August 2027, 09:00. */
export function periodWords(
  locale: Locale,
  { from, to }: Period,
): { readonly from: string; readonly to: string } {
  return { from: formatDateTime(locale, from), to: formatDateTime(locale, to) };
}
