import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/invoices.ts";
import { deliveryAddress, poNumber } from "#app/i18n/messages/shop/orders.ts";
import { costWithin } from "#app/i18n/messages/shop/sale-notes.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { addCents, type Cents, multiplyCents, subtractCents, ZERO } from "#app/lib/money.ts";
import { countryOnDocument } from "./document-country.ts";
import type { DocumentKind, InvoiceDocument, InvoiceLine, InvoiceSupplier } from "./invoices.ts";
import { supplierFoot } from "./supplier-foot.ts";

/** A document as text, in its own language: what the page and the file both show. */
export interface DocumentMessages {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly headings: { readonly from: string; readonly to: string };
  readonly columns: readonly [string, string, string, string, string];
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly vatTitle: string;
  readonly vatColumns: readonly [string, string, string, string];
  readonly vatRows: readonly (readonly [string, string, string, string])[];
  readonly notes: readonly string[];
  readonly foot: readonly string[];
}

interface DocumentRow {
  readonly name: string;
  readonly detail: string;
  readonly quantity: string;
  readonly unitNet: string;
  readonly rate: string;
  readonly amount: string;
}

export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, Message>> = {
  invoice: messages.invoice,
  "credit-note": messages.creditNote,
  receipt: messages.receipt,
  "pro-forma": messages.proForma,
};

/** Puts a document into the words of its language. */
export function messagesOfDocument(document: InvoiceDocument): DocumentMessages {
  const { locale } = document;
  const t = translateIn(locale);
  const date = (iso: string) => formatDate(locale, new Date(iso));
  return {
    title: t(DOCUMENT_TITLES[document.kind]),
    facts: factsOf(document, t, date),
    headings: { from: t(messages.from), to: t(messages.to) },
    from: supplierLines(document.supplier, t),
    to: customerLines(document, t),
    columns: [
      t(messages.item),
      t(messages.quantity),
      t(messages.unitNet),
      t(messages.rate),
      t(document.reverseCharge ? messages.amountNoVat : messages.amount),
    ],
    rows: rowsOf(document, t),
    sums: [
      [t(messages.net), formatMoney(document.net)],
      [t(messages.vatTotal), formatMoney(document.vat)],
    ],
    total: [t(totalMessages(document)), formatMoney(document.total)],
    vatTitle: t(messages.vatTable),
    vatColumns: [t(messages.vatRate), t(messages.vatNet), t(messages.vatAmount), t(messages.vatGross)],
    vatRows: document.vatRows.map((row) => [
      `${formatRate(row.rate)}%`,
      formatMoney(row.net),
      formatMoney(row.vat),
      formatMoney(row.gross),
    ]),
    notes: notesOf(document, t),
    foot: supplierFoot(document.supplier, t),
  };
}

function totalMessages({ kind, reverseCharge }: InvoiceDocument): Message {
  if (kind === "credit-note") return reverseCharge ? messages.totalCreditedNoVat : messages.totalCredited;
  return reverseCharge ? messages.totalNoVat : messages.total;
}

function factsOf(document: InvoiceDocument, t: Translate, date: (iso: string) => string) {
  const facts: [string, string][] = [
    [t(messages.number), document.number],
    [t(messages.issued), date(document.issuedAt)],
  ];
  if (document.kind !== "pro-forma") facts.push([t(messages.supplied), date(document.suppliedAt)]);
  facts.push([t(messages.orderNumber), String(document.orderNumber)]);
  if (document.poNumber) facts.push([t(poNumber), document.poNumber]);
  const { refersTo, deliveredTo, locale } = document;
  if (deliveredTo) {
    const place = [...deliveredTo.address, countryOnDocument(locale, deliveredTo)];
    facts.push([t(deliveryAddress), place.join(", ")]);
  }
  if (document.dueAt) facts.push([t(messages.due), date(document.dueAt)]);
  if (refersTo) facts.push([t(messages.refersTo), `${refersTo.number}, ${date(refersTo.issuedAt)}`]);
  return facts;
}

function supplierLines(supplier: InvoiceSupplier, t: Translate): readonly string[] {
  const name = supplier.legalName || supplier.tradingName;
  return [
    name,
    supplier.tradingName === name ? "" : supplier.tradingName,
    ...(supplier.address || supplier.registeredOffice).split("\n"),
    supplier.vatNumber && `${t(messages.vatNumber)}: ${supplier.vatNumber}`,
  ].filter((line) => line !== "");
}

function customerLines({ customer, collected, locale }: InvoiceDocument, t: Translate): readonly string[] {
  return [
    customer.company ?? "",
    customer.name,
    ...customer.address,
    countryOnDocument(locale, customer),
    customer.vatNumber ? `${t(messages.vatNumber)}: ${customer.vatNumber}` : "",
    customer.email,
    collected ? t(messages.collected) : "",
  ].filter((line) => line !== "");
}

/** S.I. 149/2014: the cost is shown wherever the price is. */
function costOf(cost: Cents | null | undefined, locale: Locale): string {
  return cost ? format(locale, costWithin, { cost: formatMoney(cost) }) : "";
}

/** The unit price is before the discount, the amount after it. */
function discountOf({ discount }: InvoiceLine, { locale, reverseCharge, discountCode }: InvoiceDocument) {
  if (!discount) return "";
  const texts = { amount: `−${formatMoney(discount)}`, code: discountCode ?? "" };
  if (discountCode) return format(locale, reverseCharge ? messages.codeNoVat : messages.codeDiscount, texts);
  return format(locale, reverseCharge ? messages.discountNoVat : messages.discount, texts);
}

/** What of the pieces of a line is given back by another refund: of a sum before, or to another payment. */
function elsewhereOf(line: InvoiceLine, { kind, locale, reverseCharge }: InvoiceDocument): string {
  const { unitPrice, quantity, discount = ZERO, amount } = line;
  const left = subtractCents(multiplyCents(unitPrice, quantity), addCents(discount, amount));
  // Notes up to 29 November 2026 rounded the pieces' share of a discount: their line may be a cent off.
  const rounding = discount > 0 ? 1 : 0;
  if (kind !== "credit-note" || left <= rounding) return "";
  const text = reverseCharge ? messages.elsewhereNoVat : messages.creditedElsewhere;
  return format(locale, text, { amount: formatMoney(left) });
}

function rowsOf(document: InvoiceDocument, t: Translate): readonly DocumentRow[] {
  const { locale } = document;
  const rows: DocumentRow[] = document.lines.map((line) => ({
    name: line.name,
    detail: [
      line.options,
      line.sku,
      costOf(line.environmentalCost, locale),
      discountOf(line, document),
      elsewhereOf(line, document),
    ]
      .filter(Boolean)
      .join(" · "),
    quantity: String(line.quantity),
    unitNet: formatMoney(line.unitNet),
    rate: `${formatRate(line.vatRate)}%`,
    amount: formatMoney(line.amount),
  }));
  const plain = { detail: "", quantity: "", unitNet: "", rate: "" };
  if (document.delivery > 0)
    rows.push({ ...plain, name: t(messages.delivery), amount: formatMoney(document.delivery) });
  if (document.other > 0)
    rows.push({ ...plain, name: t(messages.otherCredit), amount: formatMoney(document.other) });
  return rows;
}

function notesOf(document: InvoiceDocument, t: Translate): readonly string[] {
  const notes: string[] = [];
  if (document.reason) notes.push(`${t(messages.reason)}: ${document.reason}`);
  if (document.reverseCharge) notes.push(t(messages.reverseCharge));
  if (document.kind === "pro-forma") {
    notes.push(t(messages.notTaxInvoice), ...(document.transfer ?? []).map((pair) => pair.join(": ")));
    return notes;
  }
  notes.push(t(document.kind === "credit-note" ? messages.givenBack : paidMessages(document)));
  if (document.provider === "sandbox") notes.push(t(messages.sandbox));
  return notes;
}

function paidMessages({ provider, method }: InvoiceDocument): Message {
  if (method) return method === "cash" ? messages.paidInCash : messages.paidByCard;
  return provider === "stripe"
    ? messages.paidByCard
    : provider === "invoice"
      ? messages.paidByTransfer
      : messages.paid;
}
