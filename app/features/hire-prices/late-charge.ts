import type { Period } from "#app/features/claims/claims.ts";
import { minutesLeft, type WorkingHours } from "#app/features/enquiries/hours/working-hours.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import { addCents, type Cents, cents, ZERO } from "#app/lib/money.ts";
import { chargedDays, factorOfPeriod } from "./charged-days.ts";
import { type LineToPrice, priceLine } from "./hire-price.ts";

/**
 * What a late return costs on top, net of VAT: the price of the lines up to the real return, at the rates, discounts and
 * settings that were agreed, less what was agreed. Nothing within `graceMinutes` working minutes after the agreed time.
 */
export function lateChargeOf(
  lines: readonly LineToPrice[],
  agreed: Period,
  returnedAt: Date,
  { settings, hours }: { readonly settings: HireSettings; readonly hours: WorkingHours },
): { readonly days: number; readonly net: Cents } {
  const days = chargedDays(agreed, settings, hours);
  const isLate = returnedAt > agreed.to && -minutesLeft(agreed.to, returnedAt, hours) > settings.graceMinutes;
  if (!isLate) return { days, net: ZERO };
  const real = { from: agreed.from, to: returnedAt };
  const realDays = chargedDays(real, settings, hours);
  const netOf = (period: Period, charged: number): Cents =>
    addCents(
      ...lines.map((line) => priceLine(line, factorOfPeriod(period, charged, settings, line.group)).net),
    );
  return { days: realDays, net: cents(Math.max(0, netOf(real, realDays) - netOf(agreed, days))) };
}
