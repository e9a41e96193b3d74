import { DAY_MS } from "#app/lib/time/clock.ts";
import { irishYear, startOfIrishDay } from "#app/lib/time/irish-time.ts";

/** Full calendar years for which papers are kept after their own (Taxes Consolidation Act 1997, section 886). */
export const KEEP_YEARS = 6;

/** The instant from which papers are kept: the start of the Irish calendar year that lies `KEEP_YEARS` before this one. */
export function keptSince(now: Date): Date {
  return startOfIrishDay(Date.UTC(irishYear(now) - KEEP_YEARS, 0, 1) / DAY_MS);
}
