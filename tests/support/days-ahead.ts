import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate, irishDayOf, irishYear, isoDay } from "#app/lib/time/irish-time.ts";

/** Weekdays as `Date.getUTCDay` numbers them. A hire's price depends on its weekend, as closed days count together. */
export const [MONDAY, TUESDAY, THURSDAY] = [1, 2, 4];

/** The date in Ireland, YYYY-MM-DD, that many days after today. */
export function dateAhead(days: number): string {
  return isoDay(irishDayOf(new Date()) + days);
}

/** Days from today until the first such weekday that is at least `days` ahead. */
export function daysUntil(weekday: number, days: number): number {
  return days + ((7 + weekday - new Date(dateAhead(days)).getUTCDay()) % 7);
}

/** The period of a hire from a Thursday to the Friday after it, in a June two years ahead: no public holiday is near. */
export function twoDaysInJune(): { from: string; to: string } {
  const june = Date.UTC(irishYear(new Date()) + 2, 5, 10);
  const thursday = addMs(new Date(june), ((11 - new Date(june).getUTCDay()) % 7) * DAY_MS);
  return { from: `${irishDate(thursday)}T09:00`, to: `${irishDate(addMs(thursday, DAY_MS))}T17:00` };
}
