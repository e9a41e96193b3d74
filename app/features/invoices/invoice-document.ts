import { type OrderView, proFormaNumber, type RecordedMethod } from "#app/features/orders/orders.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import { transferRows } from "#app/features/orders/transfer.ts";
import type { Company, Trade } from "#app/features/settings/settings.ts";
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
import { smallerCents } from "#app/lib/sums.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import type {
  InvoiceAddress,
  InvoiceCustomer,
  InvoiceDocument,
  InvoiceLine,
  InvoiceSupplier,
} from "./invoices.ts";

interface Issue {
  readonly order: OrderView;
  readonly company: Company;
  readonly number: string;
  readonly issuedAt: Date;
  /** How money that staff recorded arrived. */
  readonly method?: RecordedMethod | undefined;
}

/** What the invoice of a paid order says. */
export function invoiceDocument({ order, company, number, issuedAt, method }: Issue): InvoiceDocument {
  const { totals } = order;
  return {
    ...common(order, company),
    ...deliveredTo(order),
    kind: documentKindOf(order),
    number,
    issuedAt: issuedAt.toISOString(),
    suppliedAt: (order.paidAt ?? issuedAt).toISOString(),
    refersTo: null,
    lines: linesOf(order),
    delivery: totals.delivery,
    other: ZERO,
    total: totals.total,
    net: totals.net,
    vat: totals.vat,
    vatRows: totals.vatRows,
    reason: "",
    ...(method && method !== "transfer" && { method }),
  };
}

/** A security deposit is no consideration: a receipt, which shows no VAT. */
export function documentKindOf({ kind }: Pick<OrderView, "kind">): "invoice" | "receipt" {
  return kind === "hire-security" ? "receipt" : "invoice";
}

/** A payment of a hire has one line for each rate, or one for all of them, whose net sum is that of the frozen VAT table. */
function linesOf({ lines, kind, totals }: OrderView): readonly InvoiceLine[] {
  return lines.map((line) => {
    const whole = lineOf(line, line.quantity, line.lineTotal);
    if (kind === "sale") return whole;
    const row = totals.vatRows.find(({ rate }) => rate === line.vatRate);
    return { ...whole, unitNet: lines.length === 1 ? totals.net : (row?.net ?? whole.unitNet) };
  });
}

/** What the pro-forma of an order on invoice says: what the invoice will, and where the money goes. */
export function proFormaDocument(order: OrderView, company: Company, trade: Trade): InvoiceDocument {
  const number = proFormaNumber(order);
  return {
    ...invoiceDocument({ order, company, number, issuedAt: order.placedAt }),
    kind: "pro-forma",
    dueAt: lastDayOf(order.expiresAt).toISOString(),
    transfer: transferRows(order.locale, order, trade),
  };
}

/** What a refund gives back, as its credit note shows it. */
export interface Credit {
  readonly amount: Cents;
  readonly deliveryAmount: Cents;
  /** Without pieces: a further share of what was paid for those on another credit note. */
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly amount: Cents }[];
  readonly reason: string;
  /** What of it has rates of its own; null or left out: nothing. */
  readonly vatRows?: readonly VatRow[] | null;
}

/** What the credit note of a refund says. `before` are the VAT tables of the invoice's earlier credit notes. */
export function creditDocument(
  { order, company, number, issuedAt }: Issue,
  invoice: InvoiceDocument,
  credit: Credit,
  before: readonly (readonly VatRow[])[],
): InvoiceDocument {
  const vatRows = creditRows(invoice, credit, before);
  const lines = credit.lines.flatMap(({ position, quantity, amount }) => {
    const line = order.lines[position];
    return line && quantity > 0 ? [lineOf(line, quantity, amount)] : [];
  });
  const named = addCents(credit.deliveryAmount, ...lines.map((line) => line.amount));
  const vat = addCents(...vatRows.map((row) => row.vat));
  return {
    ...common(order, company),
    supplier: invoice.supplier,
    customer: invoice.customer,
    ...(invoice.deliveredTo && { deliveredTo: invoice.deliveredTo }),
    reverseCharge: invoice.reverseCharge,
    kind: "credit-note",
    number,
    issuedAt: issuedAt.toISOString(),
    suppliedAt: invoice.suppliedAt,
    refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
    lines,
    delivery: credit.deliveryAmount,
    other: subtractCents(credit.amount, named),
    total: credit.amount,
    net: subtractCents(credit.amount, vat),
    vat,
    vatRows,
    reason: credit.reason,
  };
}

/**
 * A refund by rate. Lines and stored rows keep their own rate; delivery and sums for no line are shared over what is left
 * of each rate, so that all credit notes of an invoice together never pass it at any rate, and meet it when all is given
 * back, in net, VAT and gross: the VAT return adds documents up by rate. A negative rate is left until then.
 */
function creditRows(
  invoice: InvoiceDocument,
  credit: Credit,
  before: readonly (readonly VatRow[])[],
): readonly VatRow[] {
  const stored = credit.vatRows ?? [];
  const invoiced = withRates(invoice.vatRows, [...before.flat(), ...stored]);
  const rest = invoiced.map((row) => restOf(row, before.flat()));
  if (credit.amount === addCents(...rest.map(({ gross }) => gross)))
    return rest.filter(({ gross }) => gross !== 0);
  const fixed = rest.map((row) => fixedRow(stored, row));
  const open = rest.map((row, index) => restOf(row, [fixed[index] ?? row]));
  const amounts = open.map(({ rate, gross }) => {
    const lines = credit.lines.filter((line) => rateAt(invoice, line.position) === rate);
    return smallerCents(addCents(...lines.map((line) => line.amount)), gross > 0 ? gross : ZERO);
  });
  const named = addCents(...amounts, ...fixed.map(({ gross }) => gross));
  const left = open.map(({ gross }, index) => Math.max(0, gross - (amounts[index] ?? 0)));
  const shared = allocate(subtractCents(credit.amount, named), left);
  return invoiced.flatMap((row, index) => {
    const gross = addCents(amounts[index] ?? ZERO, shared[index] ?? ZERO);
    const [own, of] = [fixed[index] ?? row, open[index] ?? row];
    if (gross === 0) return own.gross === 0 ? [] : [own];
    return [addRows(own, creditRow(row, of, gross))];
  });
}

/** A VAT table with an empty row for each rate that only `others` have, highest rate first. */
function withRates(rows: readonly VatRow[], others: readonly VatRow[]): readonly VatRow[] {
  const known = new Map(others.map(({ rate }) => [rate, emptyRow(rate)]));
  for (const row of rows) known.set(row.rate, row);
  return [...known.values()].toSorted((a, b) => b.rate - a.rate);
}

function emptyRow(rate: VatRate): VatRow {
  return { rate, gross: ZERO, net: ZERO, vat: ZERO };
}

/** What stored rows take of a rate of which `rest` is left. A negative row charges, and is not bound by what is left. */
function fixedRow(stored: readonly VatRow[], rest: VatRow): VatRow {
  const row = stored.find(({ rate }) => rate === rest.rate);
  if (!row) return emptyRow(rest.rate);
  if (row.gross <= 0) return row;
  if (row.gross >= rest.gross) return rest;
  const vat = smallerCents(row.vat, rest.vat);
  return { ...row, vat, net: subtractCents(row.gross, vat) };
}

function addRows(a: VatRow, b: VatRow): VatRow {
  const { rate } = a;
  return {
    rate,
    gross: addCents(a.gross, b.gross),
    net: addCents(a.net, b.net),
    vat: addCents(a.vat, b.vat),
  };
}

/**
 * What a credit note takes from a rate of which `rest` is left. VAT is rounded over the sum of all notes, not in each
 * alone; the note that takes the last of the rate takes the rest of its VAT, as that of a hire (`splitAmount`) may differ
 * from its own rounding.
 */
function creditRow(row: VatRow, rest: VatRow, gross: Cents): VatRow {
  if (gross === rest.gross) return rest;
  const credited = addCents(subtractCents(row.gross, rest.gross), gross);
  const due = subtractCents(vatIncluded(credited, row.rate), subtractCents(row.vat, rest.vat));
  const vat = smallerCents(due > 0 ? due : ZERO, rest.vat);
  return { rate: row.rate, gross, net: subtractCents(gross, vat), vat };
}

/** What earlier credit notes have left of a rate of the invoice. */
function restOf({ rate, gross, net, vat }: VatRow, earlier: readonly VatRow[]): VatRow {
  const used = earlier.filter((row) => row.rate === rate);
  return {
    rate,
    gross: subtractCents(gross, addCents(...used.map((row) => row.gross))),
    net: subtractCents(net, addCents(...used.map((row) => row.net))),
    vat: subtractCents(vat, addCents(...used.map((row) => row.vat))),
  };
}

function rateAt(invoice: InvoiceDocument, position: number): VatRate | undefined {
  return invoice.lines[position]?.vatRate;
}

function lineOf(line: OrderView["lines"][number], quantity: number, amount: Cents): InvoiceLine {
  const { name, options, sku, unitPrice, vatRate, environmentalCost } = line;
  const unitNet = netOfVat(unitPrice, vatRate);
  const discount = discountOn(line, quantity, amount);
  const figures = { quantity, unitPrice, unitNet, vatRate, amount, environmentalCost };
  return { name, options, sku, ...figures, ...(discount > 0 && { discount }) };
}

/**
 * What was taken off some pieces of a line. Refunds round what was paid for pieces (`paidFor`), so the discount is what
 * makes the line multiply out; where a note gives back a part of that, it is the pieces' share.
 */
function discountOn({ unitPrice, ...line }: OrderView["lines"][number], quantity: number, amount: Cents) {
  const share = roundHalfUp(BigInt(line.discount) * BigInt(quantity), line.quantity);
  const exact = subtractCents(multiplyCents(unitPrice, quantity), amount);
  return line.discount > 0 && Math.abs(exact - share) <= 1 ? exact : share;
}

function common(order: OrderView, company: Company) {
  return {
    locale: order.locale,
    orderNumber: order.number,
    supplier: supplierOf(company),
    customer: customerOf(order),
    collected: order.kind === "sale" && order.deliveryMethod === "collection",
    provider: order.provider,
    reverseCharge: order.reverseCharge,
    ...(order.discountCode !== null && { discountCode: order.discountCode }),
    ...(order.poNumber && { poNumber: order.poNumber }),
  };
}

/** What the papers of the company say of it. */
export function supplierOf(company: Company): InvoiceSupplier {
  const { legalName, tradingName, address, companyNumber, registeredOffice, directors } = company;
  const { vatNumber, weeeNumber, phone, email, beingWoundUp, shareCapital } = company;
  const registered = { companyNumber, registeredOffice, directors, vatNumber, weeeNumber };
  const special = { ...(beingWoundUp && { beingWoundUp }), ...(shareCapital && { shareCapital }) };
  return { legalName, tradingName, address, ...registered, ...special, phone, email };
}

function customerOf(order: OrderView): InvoiceCustomer {
  const { name, company, vatNumber, email } = order;
  return { name, company, vatNumber, email, ...addressOf(order.billingAddress ?? order.address) };
}

/** A billing address has no country; an invoice without VAT has to name that of the goods. */
function deliveredTo({ address, billingAddress }: OrderView): Pick<InvoiceDocument, "deliveredTo"> {
  const place = addressOf(address);
  return billingAddress && place.country ? { deliveredTo: place } : {};
}

function addressOf(address: OrderView["address"]): InvoiceAddress {
  if (!address) return { address: [] };
  const { line1, line2, town, county, postcode, country } = address;
  const lines = [line1, line2, town, county, postcode].filter((line) => line !== "");
  return { address: lines, ...(country && country !== "IE" && { country }) };
}
