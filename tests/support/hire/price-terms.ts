import type { Period } from "#app/features/claims/claims.ts";
import { splitAmount } from "#app/features/hire-prices/deposit.ts";
import type { LineToPrice, PriceTerms } from "#app/features/hire-prices/hire-price.ts";
import { openingHoursSchema, workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import { hireSettingsSchema } from "#app/features/settings/hire-settings.ts";
import { addCents, cents, roundHalfUp } from "#app/lib/money.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";

/** The default settings and hours. */
export const SETTINGS = hireSettingsSchema.parse({});
export const HOURS = workingHoursOf(openingHoursSchema.parse({}), new Date("2027-01-04T09:00Z"));
export const TERMS: PriceTerms = { settings: SETTINGS, hours: HOURS };
const NO_GROUP = { steps: null, halfDayThousandths: null };

export const irish = (text: string): Date => fromIrishInput(text) as Date;
export const period = (from: string, to: string): Period => ({ from: irish(from), to: irish(to) });
export const line = (quantity: number, rate: number, more: Partial<LineToPrice> = {}): LineToPrice => ({
  quantity,
  dayRateNet: cents(rate),
  vatRate: 2300,
  group: NO_GROUP,
  ...more,
});

export const ONE_DAY = period("2027-08-05T09:00", "2027-08-05T17:00");
export const TWO_DAYS = period("2027-08-05T09:00", "2027-08-06T17:00");
export const FOUR_DAYS = period("2027-08-09T09:00", "2027-08-12T17:00");

/** The four lines of E8 as their nets for two days. */
export const E8_LINES = [line(4, 4_500), line(3, 1_235), line(1, 5_000), line(6, 2_000)];
export const E9: PriceTerms = { ...TERMS, orderDiscount: 1_000, waiver: true, transportNet: cents(8_500) };

/** Splits a booking deposit of so many basis points off a total, rounded half up to the cent. */
export function splitDeposit({ vatRows }: { readonly vatRows: readonly VatRow[] }, deposit: number) {
  const total = addCents(...vatRows.map(({ gross }) => gross));
  return splitAmount({ vatRows }, roundHalfUp(BigInt(total) * BigInt(deposit), 10_000));
}
