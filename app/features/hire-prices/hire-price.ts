import type { Period } from "#app/features/claims/claims.ts";
import type { WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import {
  addCents,
  allocate,
  type Cents,
  cents,
  roundHalfUp,
  subtractCents,
  type VatRate,
  ZERO,
} from "#app/lib/money.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import { chargedDays, factorOfPeriod, type GroupFactors } from "./charged-days.ts";

const ALL = 10_000;

/** A quantity of an item, with what its price depends on. */
export interface LineToPrice {
  readonly quantity: number;
  /** The rate of one piece for one charged day, without VAT. */
  readonly dayRateNet: Cents;
  readonly vatRate: VatRate;
  readonly group: GroupFactors;
  /**
   * The discounts that staff gave this line and that the customer's group has, in basis points; the greater one counts.
   */
  readonly manualDiscount?: number;
  readonly groupDiscount?: number;
}

/** What else is agreed. Sums are net of VAT. */
export interface PriceTerms {
  readonly settings: HireSettings;
  readonly hours: WorkingHours;
  readonly waiver?: boolean;
  /**
   * The last day, YYYY-MM-DD, of the customer's insurance certificate. One that covers the return replaces the waiver.
   */
  readonly insuredUntil?: string | null;
  /** The discount off the order, in basis points. */
  readonly orderDiscount?: number;
  readonly transportNet?: Cents;
  readonly crewNet?: Cents;
  readonly consumablesNet?: Cents;
}

/** A line with its price; sums are net of VAT. */
export interface PricedHireLine {
  readonly quantity: number;
  readonly dayRateNet: Cents;
  readonly vatRate: VatRate;
  /** Thousandths. */
  readonly factor: number;
  /** Basis points. */
  readonly discount: number;
  /** The line's sum after its own discount. */
  readonly net: Cents;
  /** The line's part of the order discount; not negative. */
  readonly orderDiscount: Cents;
}

/** The price of a hire. Every sum but `vat` and `total` is net of VAT. */
export interface HirePrice {
  readonly days: number;
  /** Thousandths: that of every line where they share one, otherwise that of the settings. */
  readonly factor: number;
  readonly lines: readonly PricedHireLine[];
  /** The sum of the lines. */
  readonly hire: Cents;
  readonly orderDiscount: Cents;
  /** What is added to reach the minimum hire. */
  readonly minimum: Cents;
  readonly waiver: Cents;
  readonly transport: Cents;
  readonly crew: Cents;
  readonly consumables: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly total: Cents;
  /** The VAT by rate, highest rate first. */
  readonly vatRows: readonly VatRow[];
}

/**
 * Prices a hire: lines, each rounded once; order discount, shared over the lines; minimum; waiver on what the hire
 * costs then; transport, crew and consumables; VAT once per rate on the sum. The order of the lines changes no sum.
 * Without lines there is nothing to pay but what was agreed besides.
 */
export function priceHire(lines: readonly LineToPrice[], period: Period, terms: PriceTerms): HirePrice {
  const { settings } = terms;
  const days = chargedDays(period, settings, terms.hours);
  const rated = lines.map((line) => priceLine(line, factorOfPeriod(period, days, settings, line.group)));
  return sumHire(rated, {
    ...terms,
    days,
    factor: factorOfPeriod(period, days, settings, NO_GROUP),
    minimumNet: settings.minimumNet,
    waiver: waiverOf(period, terms),
  });
}

/** What sums depend on besides the lines; as it is frozen in a quote. Sums are net of VAT. */
export interface SumTerms {
  readonly days: number;
  /** Thousandths, of lines whose group has no factors of its own. */
  readonly factor: number;
  readonly minimumNet: Cents;
  /** Basis points of what the hire costs; 0: no waiver. */
  readonly waiver: number;
  /** Whether the waiver is on a line, by the line's place; left out: on all. */
  readonly waiverOn?: readonly boolean[];
  /** The discount off the order, in basis points. */
  readonly orderDiscount?: number;
  readonly transportNet?: Cents;
  readonly crewNet?: Cents;
  readonly consumablesNet?: Cents;
}

/** Sums lines that have their price; see `priceHire`. */
export function sumHire(rated: readonly PricedHireLine[], terms: SumTerms): HirePrice {
  const hire = addCents(...rated.map(({ net }) => net));
  const orderDiscount = roundHalfUp(BigInt(hire) * BigInt(terms.orderDiscount ?? 0), ALL);
  const priced = shareDiscount(rated, orderDiscount);
  const discounted = subtractCents(hire, orderDiscount);
  const short = rated.length === 0 ? 0 : terms.minimumNet - discounted;
  const minimum = short > 0 ? cents(short) : ZERO;
  const charged = addCents(discounted, minimum);
  const waiver = waiverSum(charged, rated, terms);
  const { transportNet: transport = ZERO, crewNet: crew = ZERO, consumablesNet: consumables = ZERO } = terms;
  const vatRows = vatRowsOf(priced, minimum, addCents(waiver, transport, crew, consumables));
  const [net, vat] = [addCents(...vatRows.map((row) => row.net)), addCents(...vatRows.map((row) => row.vat))];
  return {
    days: terms.days,
    factor: sharedFactor(priced) ?? terms.factor,
    lines: priced,
    hire,
    orderDiscount,
    minimum,
    waiver,
    transport,
    crew,
    consumables,
    net,
    vat,
    total: addCents(net, vat),
    vatRows,
  };
}

/** The waiver on what the hire costs: on the share of the lines that it is on, rounded once. */
function waiverSum(
  charged: Cents,
  rated: readonly PricedHireLine[],
  { waiver, waiverOn }: Pick<SumTerms, "waiver" | "waiverOn">,
): Cents {
  const on = waiverOn ? rated.filter((_, place) => waiverOn[place]) : rated;
  if (on.length === rated.length) return roundHalfUp(BigInt(charged) * BigInt(waiver), ALL);
  const hire = addCents(...rated.map(({ net }) => net));
  if (hire === 0) return ZERO;
  const share = addCents(...on.map(({ net }) => net));
  return roundHalfUp(BigInt(charged) * BigInt(waiver) * BigInt(share), ALL * hire);
}

/** Basis points of what the hire costs: 0 where no waiver is wanted, or a certificate covers the return. */
export function waiverOf(
  { to }: Period,
  { settings, waiver = false, insuredUntil = null }: Pick<PriceTerms, "settings" | "waiver" | "insuredUntil">,
): number {
  return waiver && (insuredUntil === null || insuredUntil < irishDate(to)) ? settings.waiver : 0;
}

const NO_GROUP: GroupFactors = { steps: null, halfDayThousandths: null };

/** Rate × quantity × factor less the greater discount, rounded half up once. */
export function priceLine(line: LineToPrice, factor: number): PricedHireLine {
  const { quantity, dayRateNet, vatRate, manualDiscount = 0, groupDiscount = 0 } = line;
  const discount = Math.max(manualDiscount, groupDiscount);
  const exact = BigInt(dayRateNet) * BigInt(quantity) * BigInt(factor) * BigInt(ALL - discount);
  const net = roundHalfUp(exact, 10_000_000);
  return { quantity, dayRateNet, vatRate, factor, discount, net, orderDiscount: ZERO };
}

/** Lines of equal remainder take a cent in an order of their own, so that the order they came in changes no sum. */
function shareDiscount(lines: readonly PricedHireLine[], discount: Cents): PricedHireLine[] {
  const order = lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => b.line.vatRate - a.line.vatRate || b.line.net - a.line.net);
  const shares = allocate(
    discount,
    order.map(({ line }) => line.net),
  );
  const byIndex = new Map(order.map(({ index }, position) => [index, shares[position] ?? ZERO]));
  return lines.map((line, index) => ({ ...line, orderDiscount: byIndex.get(index) ?? ZERO }));
}

/** The minimum follows the rates of the hired items; everything else has the standard rate. */
function vatRowsOf(lines: readonly PricedHireLine[], minimum: Cents, extras: Cents): VatRow[] {
  const nets = new Map<VatRate, Cents>();
  const add = (rate: VatRate, net: Cents) => nets.set(rate, addCents(nets.get(rate) ?? ZERO, net));
  for (const { vatRate, net, orderDiscount } of lines) add(vatRate, subtractCents(net, orderDiscount));
  const hired = highestFirst(nets);
  const shares = allocate(
    minimum,
    hired.map(([, net]) => net),
  );
  for (const [position, [rate]] of hired.entries()) add(rate, shares[position] ?? ZERO);
  if (extras !== 0) add(STANDARD_VAT_RATE, extras);
  return highestFirst(nets).map(([rate, net]) => {
    const vat = roundHalfUp(BigInt(net) * BigInt(rate), ALL);
    return { rate, net, vat, gross: addCents(net, vat) };
  });
}

function highestFirst(nets: ReadonlyMap<VatRate, Cents>): [VatRate, Cents][] {
  return [...nets].sort(([a], [b]) => b - a);
}

function sharedFactor([first, ...others]: readonly PricedHireLine[]): number | null {
  if (!first) return null;
  return others.every(({ factor }) => factor === first.factor) ? first.factor : null;
}
