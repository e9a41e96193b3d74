import {
  addCents,
  allocate,
  type Cents,
  multiplyCents,
  netOfVat,
  roundHalfUp,
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
  /** What is taken off the line, for all pieces together; left out: nothing. */
  readonly discount?: Cents;
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
  /** The lines at their prices, before any discount. */
  readonly subtotal: Cents;
  /** What the lines are discounted by. total = subtotal - discount + delivery. */
  readonly discount: Cents;
  /** What is paid for delivery. */
  readonly delivery: Cents;
  readonly total: Cents;
  readonly vat: Cents;
  readonly net: Cents;
  /** The VAT by rate, highest rate first. */
  readonly vatRows: readonly VatRow[];
}

/**
 * Sums of priced lines and a delivery price. VAT is rounded once per rate for the whole document, half up,
 * so that net and VAT always add up to what the buyer pays. A discount lessens the VAT of its line's rate. Delivery
 * follows the goods it carries: it is shared over their rates in proportion to what is paid for them.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Cents = ZERO): Totals {
  const { rates, goods } = goodsByRate(lines);
  const shares = allocate(delivery, goods);
  const vatRows = rates.map((rate, index): VatRow => {
    const gross = addCents(goods[index] ?? ZERO, shares[index] ?? ZERO);
    const vat = vatIncluded(gross, rate);
    return { rate, gross, net: subtractCents(gross, vat), vat };
  });
  const discount = addCents(...lines.map((line) => line.discount ?? ZERO));
  const paid = addCents(...goods);
  const carried = rates.length === 0 ? ZERO : delivery;
  const total = addCents(paid, carried);
  const vat = addCents(...vatRows.map((row) => row.vat));
  const subtotal = addCents(paid, discount);
  return { subtotal, discount, delivery: carried, total, vat, net: subtractCents(total, vat), vatRows };
}

/** What is paid for a line, including VAT. */
export function lineTotalOf({ unitPrice, quantity, discount = ZERO }: Omit<PricedLine, "vatRate">): Cents {
  return subtractCents(multiplyCents(unitPrice, quantity), discount);
}

/**
 * What is paid for some pieces of a line, after `before` others: the shares of all pieces add up to what is paid for
 * the line, however they are taken.
 */
export function paidFor(line: Omit<PricedLine, "vatRate">, pieces: number, before: number): Cents {
  const whole = lineTotalOf(line);
  const upTo = (count: number) => roundHalfUp(BigInt(whole) * BigInt(count), line.quantity);
  return subtractCents(upTo(before + pieces), upTo(before));
}

/** A discount without the VAT in it, of a line whose unit price has been taken without VAT, too. */
export function netOfDiscount(line: PricedLine, unitNet: Cents): Cents {
  const { discount = ZERO, quantity, vatRate } = line;
  const most = multiplyCents(unitNet, quantity);
  // A line that is given away stays so, whatever the rounding of one piece.
  if (discount >= multiplyCents(line.unitPrice, quantity)) return most;
  const net = netOfVat(discount, vatRate);
  return net < most ? net : most;
}

/** Sums of a frozen VAT table: payments of a hire, whose VAT does not follow from gross prices. */
export function totalsOfRows(vatRows: readonly VatRow[]): Totals {
  const total = addCents(...vatRows.map(({ gross }) => gross));
  const vat = addCents(...vatRows.map((row) => row.vat));
  const net = subtractCents(total, vat);
  return { subtotal: total, discount: ZERO, delivery: ZERO, total, vat, net, vatRows };
}

function goodsByRate(lines: readonly PricedLine[]) {
  const byRate = new Map<VatRate, Cents>();
  for (const line of lines) {
    byRate.set(line.vatRate, addCents(byRate.get(line.vatRate) ?? ZERO, lineTotalOf(line)));
  }
  const rates = [...byRate.keys()].sort((a, b) => b - a);
  return { rates, goods: rates.map((rate) => byRate.get(rate) ?? ZERO) };
}

/** A delivery price without the VAT in it, at the rates of the goods it carries. */
export function netOfDelivery(lines: readonly PricedLine[], delivery: Cents): Cents {
  const { rates, goods } = goodsByRate(lines);
  return addCents(...allocate(delivery, goods).map((share, index) => netOfVat(share, rates[index] ?? 0)));
}
