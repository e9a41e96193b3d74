import type { Period } from "#app/features/claims/claims.ts";
import { isClosedDay, type WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { FactorStep, HireSettings } from "#app/features/settings/hire-settings.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { irishDayOf, toIrishClock } from "#app/lib/time/irish-time.ts";

/** The settings that days and factors depend on. */
export type DaySettings = Pick<
  HireSettings,
  "freeFrom" | "freeUntil" | "closedDaysTogether" | "steps" | "halfDayMinutes"
>;

/** What a group of items says about factors; null where it has none of its own. */
export interface GroupFactors {
  readonly steps: readonly FactorStep[] | null;
  /** The factor of a half-day in thousandths. */
  readonly halfDayThousandths: number | null;
}

/**
 * The days that a hire is charged for, at least 1: all calendar days in Ireland that it touches. Of several days the
 * first is free when collection is at or after `freeFrom`, the last when return is at or before `freeUntil`. A run of
 * closed days counts as one up to `closedDaysTogether`; each further day of it counts as one.
 */
export function chargedDays(period: Period, settings: DaySettings, hours: WorkingHours): number {
  return countDays(period, settings, hours).charged;
}

/** How the charged days of a hire come about. */
export interface DayCount {
  /** All calendar days in Ireland that the hire touches. */
  readonly touched: number;
  readonly charged: number;
  /** True where a run of closed days counts as fewer than it has. */
  readonly joined: boolean;
  /** True where a run of closed days is longer than the settings join. */
  readonly longRun: boolean;
  readonly freeFirst: boolean;
  readonly freeLast: boolean;
}

/** The days of a hire as `chargedDays` counts them. */
export function countDays({ from, to }: Period, settings: DaySettings, hours: WorkingHours): DayCount {
  const [start, end] = [irishDayOf(from), irishDayOf(to)];
  const touched = end - start + 1;
  if (touched === 1)
    return { touched, charged: 1, joined: false, longRun: false, freeFirst: false, freeLast: false };
  const freeFirst = minuteOfDay(from) >= settings.freeFrom;
  const freeLast = minuteOfDay(to) <= settings.freeUntil;
  let [charged, closed, joined, longRun] = [0, 0, false, false];
  for (let day = start + Number(freeFirst); day <= end - Number(freeLast); day += 1) {
    closed = isClosedDay(hours, day) ? closed + 1 : 0;
    if (closed <= 1 || closed > settings.closedDaysTogether) charged += 1;
    else joined = true;
    if (closed > settings.closedDaysTogether) longRun = true;
  }
  return { touched, charged: Math.max(1, charged), joined, longRun, freeFirst, freeLast };
}

/** The factor of a number of charged days, in thousandths: that of the last step which begins at or before them. */
export function factorOf(days: number, steps: readonly FactorStep[]): number {
  const step = steps.findLast(({ from }) => from <= days) ?? { from: 1, thousandths: 1000, further: 0 };
  return step.thousandths + step.further * (days - step.from);
}

/**
 * The factor of a hire for the items of a group, in thousandths. A half-day (collection and return on one day, at most
 * `halfDayMinutes` apart) has its own factor where the group has one, and never costs more than a day.
 */
export function factorOfPeriod(
  period: Period,
  days: number,
  settings: DaySettings,
  group: GroupFactors,
): number {
  const factor = factorOf(days, group.steps ?? settings.steps);
  if (group.halfDayThousandths === null || !isHalfDay(period, settings)) return factor;
  return Math.min(factor, group.halfDayThousandths);
}

function isHalfDay({ from, to }: Period, { halfDayMinutes }: DaySettings): boolean {
  const minutes = (to.getTime() - from.getTime()) / MINUTE_MS;
  return irishDayOf(from) === irishDayOf(to) && minutes <= halfDayMinutes;
}

/** Minutes after midnight on clocks in Ireland. */
export function minuteOfDay(instant: Date): number {
  const clock = toIrishClock(instant).getTime();
  return Math.floor((((clock % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}
