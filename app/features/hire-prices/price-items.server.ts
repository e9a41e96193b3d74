import type { Db } from "#app/db/client.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { getOpeningHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type HirePrice, type LineToPrice, type PriceTerms, priceHire } from "./hire-price.ts";

/** A quantity of an item that was found. */
export interface FoundLine {
  readonly item: HireItemFacts;
  readonly quantity: number;
}

/** The settings and the store's hours around a collection, as prices need them. */
export async function getPriceTerms(db: Db, from: Date): Promise<PriceTerms> {
  const [{ hire }, hours] = await Promise.all([getSettings(db), getOpeningHours(db)]);
  return { settings: hire, hours: workingHoursOf(hours, from) };
}

/** What items cost at today's rates and settings, in the order of the lines. */
export async function priceItems(
  db: Db,
  {
    lines,
    period,
    waiver,
  }: { readonly lines: readonly FoundLine[]; readonly period: Period; readonly waiver: boolean },
): Promise<HirePrice> {
  const terms = await getPriceTerms(db, period.from);
  return priceHire(lines.map(toLine), period, { ...terms, waiver });
}

export function toLine({ item, quantity }: FoundLine): LineToPrice {
  const { dayRateNet, vatRate, group } = item;
  return { quantity, dayRateNet, vatRate, group };
}
