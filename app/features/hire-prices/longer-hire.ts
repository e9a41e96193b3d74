import type { Period } from "#app/features/claims/claims.ts";
import { addCents, type Cents, cents, subtractCents, withVat, ZERO } from "#app/lib/money.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
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
    /** What was charged on top of the accepted price for a longer hire; left out: nothing. */
    readonly charged?: PriceChange;
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
  const [sum, ofPeriod] = [paidSum(lines, agreed, terms), priceIn(lines, paid, terms)];
  const more = (which: keyof PriceChange) =>
    cents(Math.max(0, longer[which] - before[which] - (sum[which] - ofPeriod[which])));
  return asCharged(lines, { net: more("net"), total: more("total") });
}

/** As `longerPriceOf`, net of VAT. */
export function longerHireOf(lines: readonly KeptLine[], agreed: Period, terms: LongerTerms): Cents {
  return longerPriceOf(lines, agreed, terms).net;
}

/** The dearer of the agreed period and the one that was accepted: its price was agreed to, and is not given back. */
function paidPeriod(lines: readonly FixableLine[], agreed: Period, terms: LongerTerms): Period {
  const { accepted = agreed } = terms;
  return priceIn(lines, accepted, terms).net > priceIn(lines, agreed, terms).net ? accepted : agreed;
}

/** What was agreed to be paid in all: the price of the agreed period, or that of the accepted one and what was charged. */
function paidSum(lines: readonly FixableLine[], agreed: Period, terms: LongerTerms): PriceChange {
  const { accepted = agreed, charged } = terms;
  const [own, first] = [priceIn(lines, agreed, terms), priceIn(lines, accepted, terms)];
  const net = addCents(first.net, charged?.net ?? ZERO);
  return net > own.net ? { net, total: addCents(first.total, charged?.total ?? ZERO) } : own;
}

function priceIn(lines: readonly FixableLine[], period: Period, terms: LongerTerms): PriceChange {
  return sumOf(
    lines.map((line) => ({ line, period })),
    terms,
  );
}

/** What a hire costs more in another period than was paid for, at what was agreed; negative: less. */
export function movedPriceOf(
  lines: readonly FixableLine[],
  { agreed, period }: { readonly agreed: Period; readonly period: Period },
  terms: LongerTerms,
): PriceChange {
  const [after, before] = [priceIn(lines, period, terms), paidSum(lines, agreed, terms)];
  const net = subtractCents(after.net, before.net);
  return asCharged(lines, { net, total: subtractCents(after.total, before.total) });
}

/** A charge has its VAT on the net sum: two totals of which each was rounded may differ by a cent from that. */
function asCharged(lines: readonly FixableLine[], { net, total }: PriceChange): PriceChange {
  const isStandard = lines.every(({ vatRate }) => vatRate === STANDARD_VAT_RATE);
  return { net, total: isStandard ? withVat(net, STANDARD_VAT_RATE) : total };
}

function sumOf(
  parts: readonly { readonly line: FixableLine; readonly period: Period }[],
  terms: LongerTerms,
): PriceChange {
  const hired = parts.filter(({ line }) => line.quantity > 0);
  // What has one price for the whole hire comes back with the last of it.
  const last = hired.reduce<Period | null>((latest, { period }) => later(latest, period), null);
  const waiverOn = hired.map(({ line, period }) => waiverOf((line.isFixed && last) || period, terms) > 0);
  const rated = hired.map(({ line, period }) => rateIn(line, period, terms));
  // Only a price that is shown has days and a factor; here each line has its own.
  return sumHire(rated, { ...terms, waiver: terms.settings.waiver, waiverOn, days: 1, factor: 1000 });
}

function later(one: Period | null, other: Period): Period {
  return one && one.to > other.to ? one : other;
}

function rateIn(line: FixableLine, period: Period, { settings, hours }: LongerTerms): PricedHireLine {
  const days = chargedDays(period, settings, hours);
  return priceLine(line, line.isFixed ? 1000 : factorOfPeriod(period, days, settings, line.group));
}
