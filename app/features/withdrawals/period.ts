import { workingDayFrom } from "#app/features/opening-hours/irish-holidays.ts";
import { irishDayOf, isoDay, startOfIrishDay } from "#app/lib/time/irish-time.ts";

/** Days to change one's mind, and to pay back (Consumer Rights Act 2022, Part 5). */
const DAYS = 14;
/** The years a withdrawal period is longer when its existence was not told. */
const YEARS_UNINFORMED = 1;

export interface PeriodFacts {
  /** The time at which the buyer took possession of the last of the goods; null while unknown. */
  readonly receivedAt: Date | null;
  /** The time at which the information about the right was given on a durable medium; null when it never was. */
  readonly informedAt: Date | null;
}

/** The first instant after the withdrawal period of a sale, or null while it has not begun to run. */
export function withdrawalPeriodEnd({ receivedAt, informedAt }: PeriodFacts): Date | null {
  return receivedAt && withdrawalEnd(receivedAt, informedAt);
}

/** Why a withdrawal period is longer than fourteen days from the goods; null where it is not, or has not begun. */
export type Extension = "not-informed" | "informed-late";

export function extensionOf({ receivedAt, informedAt }: PeriodFacts): Extension | null {
  if (receivedAt === null) return null;
  const isExtended = withdrawalEnd(receivedAt, informedAt) > withdrawalEnd(receivedAt, receivedAt);
  if (!isExtended) return null;
  return informedAt === null ? "not-informed" : "informed-late";
}

/**
 * The first instant after a withdrawal period that begins with the day after `begunAt`. It ends with the fourteenth day,
 * in Irish days, and not on a weekend or public holiday (Regulation 1182/71, Art. 3, by recital 41 of Directive
 * 2011/83/EU). Without the information it is twelve months longer; given late, fourteen days from then (Art. 10).
 */
export function withdrawalEnd(begunAt: Date, informedAt: Date | null): Date {
  const initial = workingDayFrom(irishDayOf(begunAt) + DAYS);
  if (informedAt !== null && informedAt <= startOfIrishDay(irishDayOf(begunAt) + 1))
    return startOfIrishDay(initial + 1);
  const uninformed = workingDayFrom(yearsLater(initial, YEARS_UNINFORMED));
  if (informedAt === null) return startOfIrishDay(uninformed + 1);
  const informed = workingDayFrom(irishDayOf(informedAt) + DAYS);
  return startOfIrishDay(Math.max(initial, Math.min(informed, uninformed)) + 1);
}

/** Whether a statement made at `now` is in time. What has not begun has not ended. */
export function isInPeriod(periodEndsAt: Date | null, now: Date): boolean {
  return periodEndsAt === null || now < periodEndsAt;
}

/** The first instant at which the refund is late: fourteen days after the day of the statement, no holiday counted off. */
export function refundDueAt(statedAt: Date): Date {
  return startOfIrishDay(irishDayOf(statedAt) + DAYS + 1);
}

/** The date of a day in a later year; 29 February becomes the last of February. */
function yearsLater(day: number, years: number): number {
  const from = new Date(`${isoDay(day)}T00:00:00Z`);
  const lastOfMonth = new Date(
    Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const to = Date.UTC(
    from.getUTCFullYear() + years,
    from.getUTCMonth(),
    Math.min(from.getUTCDate(), lastOfMonth),
  );
  return irishDayOf(new Date(to));
}
