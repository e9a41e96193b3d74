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
  waiverOf,
} from "./hire-price.ts";

/** A line of a hire. */
interface FixableLine extends LineToPrice {
  /** One price for the whole hire, whatever its days. */
  readonly isFixed: boolean;
}

/** A line of a hire, with what of it is kept longer. */
export interface KeptLine extends FixableLine {
  /** Pieces that stay beyond the agreed return, and until when. */
  readonly kept: readonly { readonly quantity: number; readonly until: Date }[];
}

/**
 * What was agreed besides the lines. A waiver that was wanted is on what comes back after the end of the customer's
 * insurance, also where the agreed return was before.
 */
export type LongerTerms = Pick<PriceTerms, "settings" | "hours" | "waiver" | "insuredUntil"> &
  Pick<SumTerms, "minimumNet" | "orderDiscount"> & {
    /** The period that was accepted; left out: the agreed one. A hire is moved at the price of its acceptance. */
    readonly accepted?: Period;
  };

/** Sums with and without VAT. */
export interface PriceChange {
  readonly net: Cents;
  readonly total: Cents;
}

/**
 * What a hire costs on top when pieces of it are kept longer: its price with each kept so long, at the rates, discounts
 * and settings that were agreed, less its price up to the agreed return. Days that were paid and then moved away are not
 * charged again. Not negative.
 */
export function longerPriceOf(lines: readonly KeptLine[], agreed: Period, terms: LongerTerms): PriceChange {
  const paid = paidPeriod(lines, agreed, terms);
  const priceOf = (periodOf: (until: Date) => Period) =>
    sumOf(
      lines.flatMap((line) => [
        { line: { ...line, quantity: line.quantity - sumQuantities(line.kept) }, period: paid },
        ...line.kept.map(({ quantity, until }) => ({ line: { ...line, quantity }, period: periodOf(until) })),
      ]),
      terms,
    );
  const [longer, before] = [priceOf((until) => ({ from: agreed.from, to: until })), priceOf(() => paid)];
  return {
    net: cents(Math.max(0, longer.net - before.net)),
    total: cents(Math.max(0, longer.total - before.total)),
  };
}

/** As `longerPriceOf`, net of VAT. */
export function longerHireOf(lines: readonly KeptLine[], agreed: Period, terms: LongerTerms): Cents {
  return longerPriceOf(lines, agreed, terms).net;
}

/** The dearer of the agreed period and the one that was accepted: its price was agreed to, and is not given back. */
function paidPeriod(lines: readonly FixableLine[], agreed: Period, terms: LongerTerms): Period {
  const { accepted = agreed } = terms;
  const priceIn = (period: Period) =>
    sumOf(
      lines.map((line) => ({ line, period })),
      terms,
    ).net;
  return priceIn(accepted) > priceIn(agreed) ? accepted : agreed;
}

/** What a hire costs more in another period than was paid for, at what was agreed; negative: less. */
export function movedPriceOf(
  lines: readonly FixableLine[],
  { agreed, period }: { readonly agreed: Period; readonly period: Period },
  terms: LongerTerms,
): PriceChange {
  const [after, before] = [period, paidPeriod(lines, agreed, terms)].map((at) =>
    sumOf(
      lines.map((line) => ({ line, period: at })),
      terms,
    ),
  );
  const change = (sum: "net" | "total") => cents((after?.[sum] ?? 0) - (before?.[sum] ?? 0));
  return { net: change("net"), total: change("total") };
}

function sumOf(
  parts: readonly { readonly line: FixableLine; readonly period: Period }[],
  terms: LongerTerms,
): PriceChange {
  const hired = parts.filter(({ line }) => line.quantity > 0);
  // What has one price for the whole hire comes back with the last of it.
  const last = hired.reduce<Period | null>((latest, { period }) => later(latest, period), null);
  const waiverOn = hired.map(({ line, period }) => waiverOf((line.isFixed && last) || period, terms) > 0);
  const rated = hired.map(({ line, period }) => priceIn(line, period, terms));
  // Only a price that is shown has days and a factor; here each line has its own.
  return sumHire(rated, { ...terms, waiver: terms.settings.waiver, waiverOn, days: 1, factor: 1000 });
}

function later(one: Period | null, other: Period): Period {
  return one && one.to > other.to ? one : other;
}

function priceIn(line: FixableLine, period: Period, { settings, hours }: LongerTerms): PricedHireLine {
  const days = chargedDays(period, settings, hours);
  return priceLine(line, line.isFixed ? 1000 : factorOfPeriod(period, days, settings, line.group));
}
