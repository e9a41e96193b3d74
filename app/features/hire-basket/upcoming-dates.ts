import { readHireBasket } from "./browser-basket.ts";

/** The dates of this browser's hire basket while its collection is ahead; null otherwise. For browser code only. */
export function readUpcomingDates(): { readonly from: string; readonly to: string } | null {
  const { from, to } = readHireBasket();
  return from !== null && to !== null && from > irishNow() ? { from, to } : null;
}

/** The time in Ireland as the hire basket has it, such as "2026-11-21T16:45". */
function irishNow(): string {
  const swedish = { timeZone: "Europe/Dublin", dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", swedish).format().replace(" ", "T");
}
