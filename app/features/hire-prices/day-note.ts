import type { Period } from "#app/features/claims/claims.ts";
import type { WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import { countDays, type DayCount, type DaySettings, factorOf } from "./charged-days.ts";

/** How the charged days of a hire come about, and the rules that they follow. */
export interface DayNote extends DayCount {
  /** Minutes after midnight. */
  readonly freeFrom: number;
  readonly freeUntil: number;
  readonly closedDaysTogether: number;
  /** Numbers of charged days with their factors in thousandths, as most items have them. */
  readonly factors: readonly { readonly days: number; readonly factor: number }[];
}

/** The numbers of days whose factors are listed. */
const LISTED = [1, 2, 3, 4, 5, 7, 8, 14];

export function dayNote(period: Period, settings: DaySettings, hours: WorkingHours): DayNote {
  const { freeFrom, freeUntil, closedDaysTogether, steps } = settings;
  const factors = LISTED.map((days) => ({ days, factor: factorOf(days, steps) }));
  return { ...countDays(period, settings, hours), freeFrom, freeUntil, closedDaysTogether, factors };
}
