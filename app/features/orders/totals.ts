import {
  addCents,
  allocate,
  type Cents,
  multiplyCents,
  netOfVat,
  subtractCents,
  type VatRate,
  vatIncluded,
  ZERO,
} from "#app/lib/money.ts";

/** What a line costs: the price of one including VAT, how many, and the rate inside the price. */
export interface PricedLine {
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly vatRate: VatRate;
}

/** One row of a document's VAT table; net + vat = gross. */
export interface VatRow {
  readonly rate: VatRate;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** The sums of a cart, an order or an invoice; every amount includes VAT unless it says otherwise. */
export interface Totals {
  readonly subtotal: Cents;
  readonly delivery: Cents;
  readonly total: Cents;
  readonly vat: Cents;
  readonly net: Cents;
  /** By rate, highest first. */
  readonly vatRows: readonly VatRow[];
}

/**
 * Sums of priced lines and a delivery price. VAT is rounded once per rate for the whole document, half up,
 * so that net and VAT always add up to what the buyer pays. Delivery follows the goods it carries: it is
 * shared over their rates in proportion to their value.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Cents = ZERO): Totals {
  const { rates, goods } = goodsByRate(lines);
  const shares = allocate(delivery, goods);
  const vatRows = rates.map((rate, index): VatRow => {
    const gross = addCents(goods[index] ?? ZERO, shares[index] ?? ZERO);
    const vat = vatIncluded(gross, rate);
    return { rate, gross, net: subtractCents(gross, vat), vat };
  });
  const subtotal = addCents(...goods);
  const carried = rates.length === 0 ? ZERO : delivery;
  const total = addCents(subtotal, carried);
  const vat = addCents(...vatRows.map((row) => row.vat));
  return { subtotal, delivery: carried, total, vat, net: subtractCents(total, vat), vatRows };
}

/** Sums of a frozen VAT table: payments of a hire, whose VAT does not follow from gross prices. */
export function totalsOfRows(vatRows: readonly VatRow[]): Totals {
  const total = addCents(...vatRows.map(({ gross }) => gross));
  const vat = addCents(...vatRows.map((row) => row.vat));
  return { subtotal: total, delivery: ZERO, total, vat, net: subtractCents(total, vat), vatRows };
}

function goodsByRate(lines: readonly PricedLine[]) {
  const byRate = new Map<VatRate, Cents>();
  for (const line of lines) {
    const amount = multiplyCents(line.unitPrice, line.quantity);
    byRate.set(line.vatRate, addCents(byRate.get(line.vatRate) ?? ZERO, amount));
  }
  const rates = [...byRate.keys()].sort((a, b) => b - a);
  return { rates, goods: rates.map((rate) => byRate.get(rate) ?? ZERO) };
}

/** A delivery price without the VAT in it, at the rates of the goods it carries. */
export function netOfDelivery(lines: readonly PricedLine[], delivery: Cents): Cents {
  const { rates, goods } = goodsByRate(lines);
  return addCents(...allocate(delivery, goods).map((share, index) => netOfVat(share, rates[index] ?? 0)));
}
