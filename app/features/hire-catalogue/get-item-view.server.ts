import type { Db } from "#app/db/client.server.ts";
import { listMonth, listNearestFree } from "#app/features/claims/availability/get-free-periods.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { FURTHEST_YEARS } from "#app/features/claims/hire-period.ts";
import { datesInAddress, type HireItemPage } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { packQuantity } from "#app/features/hire-prices/pack-quantity.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { HireItemProps } from "./components/hire-item-view.tsx";
import type { MonthView } from "./components/month-strip.tsx";
import { readHireDates } from "./get-hire-dates.server.ts";
import type { HireDates } from "./hire-dates.ts";
import { listOffers } from "./list-offers.server.ts";
import { addMonths, firstOpenMonth, readMonth } from "./month-view.ts";

type View = Omit<HireItemProps, "item" | "structured">;

/**
 * What the page of an item shows for the quantity, dates and month of an address (`?quantity=&from=&to=&month=`). An
 * address without any of them asks for no availability, so that its page can be cached.
 */
export async function getItemView(
  db: Db,
  item: HireItemPage,
  { params, now }: { readonly params: URLSearchParams; readonly now: Date },
): Promise<View> {
  const dates = await readHireDates(db, datesInAddress(params), now);
  const quantity = packQuantity(item.packSize, parseWhole(params.get("quantity"), 99_999));
  const month = await readMonthView(db, item, { params, dates, quantity, now });
  const { period } = dates;
  if (period === null) return { quantity, dates, offers: new Map(), nearest: null, month };
  const wanted = [item, ...item.alternatives].map((offered) => ({
    item: offered,
    quantity: offered.id === item.id ? quantity : packQuantity(offered.packSize, quantity),
  }));
  const offers = await listOffers(db, { wanted, period, now });
  const state = offers.get(item.id)?.state;
  const isShort = state === "part" || state === "none";
  const nearest = isShort ? await readNearest(db, item, { period, quantity, now }) : null;
  return { quantity, dates, offers, nearest, month };
}

function readNearest(
  db: Db,
  { id: itemId }: HireItemPage,
  { period, quantity, now }: { readonly period: Period; readonly quantity: number; readonly now: Date },
): Promise<readonly Period[]> {
  return listNearestFree(db, { period, wanted: { itemId, quantity }, now });
}

interface MonthQuestion {
  readonly params: URLSearchParams;
  readonly dates: HireDates;
  readonly quantity: number;
  readonly now: Date;
}

/** The month of the address, else that of the chosen dates; days are read only for an address that has either. */
async function readMonthView(
  db: Db,
  { id: itemId }: HireItemPage,
  { params, dates, quantity, now }: MonthQuestion,
): Promise<MonthView> {
  const first = irishDate(now).slice(0, 7);
  const range = { first, last: addMonths(first, FURTHEST_YEARS * 12) };
  const requestedMonth = readMonth(params.get("month"));
  const start = firstOpenMonth(now, await getWorkingHours(db, now));
  const wanted = requestedMonth ?? (dates.period ? dates.typed.from.slice(0, 7) : start);
  const month = wanted < range.first || wanted > range.last ? first : wanted;
  const isAsked = requestedMonth !== null || dates.period !== null;
  const days = isAsked ? await listMonth(db, { item: { itemId, quantity }, month, now }) : null;
  return { month, quantity, range, days };
}
