import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { readHireBasket } from "./browser-basket.ts";

/** The dates of this browser's hire basket while its collection is ahead; null otherwise. For browser code only. */
export function readUpcomingDates(): { readonly from: string; readonly to: string } | null {
  const { from, to } = readHireBasket();
  return from !== null && to !== null && from > toIrishInput(new Date()) ? { from, to } : null;
}
