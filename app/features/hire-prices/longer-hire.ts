import type { Period } from "#app/features/claims/claims.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { chargedDays, factorOfPeriod } from "./charged-days.ts";
import {
  type LineToPrice,
  type PricedHireLine,
  type PriceTerms,
  priceLine,
  type SumTerms,
  sumHire,
} from "./hire-price.ts";

/** A line of a hire, with what of it is kept longer. */
export interface KeptLine extends LineToPrice {
  /** Pieces that stay beyond the agreed return, and until when. */
  readonly kept: readonly { readonly quantity: number; readonly until: Date }[];
  /** One price for the whole hire, whatever its days. */
  readonly isFixed: boolean;
}

/** What was agreed besides the lines. */
export type LongerTerms = Pick<PriceTerms, "settings" | "hours"> &
  Pick<SumTerms, "minimumNet" | "waiver" | "orderDiscount">;

/**
 * What a hire costs on top when pieces of it are kept longer, net of VAT: its price with each kept so long, at the rates,
 * discounts and settings that were agreed, less its price up to the agreed return. Not negative.
 */
export function longerHireOf(lines: readonly KeptLine[], agreed: Period, terms: LongerTerms): Cents {
  const netOf = (endOf: (until: Date) => Date): number => {
    const parts = lines.flatMap((line) => [
      { line: { ...line, quantity: line.quantity - sumQuantities(line.kept) }, until: agreed.to },
      ...line.kept.map(({ quantity, until }) => ({ line: { ...line, quantity }, until: endOf(until) })),
    ]);
    const rated = parts
      .filter(({ line }) => line.quantity > 0)
      .map(({ line, until }) => priceUntil(line, { from: agreed.from, to: until }, terms));
    // Only a price that is shown has days and a factor; here each line has its own.
    return sumHire(rated, { ...terms, days: 1, factor: 1000 }).net;
  };
  return cents(Math.max(0, netOf((until) => until) - netOf(() => agreed.to)));
}

function priceUntil(line: KeptLine, period: Period, { settings, hours }: LongerTerms): PricedHireLine {
  const days = chargedDays(period, settings, hours);
  return priceLine(line, line.isFixed ? 1000 : factorOfPeriod(period, days, settings, line.group));
}
