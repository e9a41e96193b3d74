import { formatDate, formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/invoices.ts";
import { costWithin } from "#app/i18n/messages/sale-notes.ts";
import type { Cents } from "#app/lib/money.ts";
import { oneLine } from "#app/lib/one-line.ts";
import type { DocumentKind, InvoiceDocument, InvoiceSupplier } from "./invoices.ts";

/** A document as text, in its own language: what the page and the file both show. */
export interface DocumentWords {
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

export interface DocumentRow {
  readonly name: string;
  readonly detail: string;
  readonly quantity: string;
  readonly unitNet: string;
  readonly rate: string;
  readonly amount: string;
}

const TITLES: Readonly<Record<DocumentKind, Message>> = {
  invoice: words.invoice,
  "credit-note": words.creditNote,
  "pro-forma": words.proForma,
};

/** Puts a document into the words of its language. */
export function wordsOf(document: InvoiceDocument): DocumentWords {
  const { locale } = document;
  const t = (message: Message) => format(locale, message);
  const date = (iso: string) => formatDate(locale, new Date(iso));
  return {
    title: t(TITLES[document.kind]),
    facts: factsOf(document, t, date),
    headings: { from: t(words.from), to: t(words.to) },
    from: supplierLines(document.supplier, t),
    to: customerLines(document, t),
    columns: [
      t(words.item),
      t(words.quantity),
      t(words.unitNet),
      t(words.rate),
      t(document.reverseCharge ? words.amountNoVat : words.amount),
    ],
    rows: rowsOf(document, t),
    sums: [
      [t(words.net), formatMoney(document.net)],
      [t(words.vatTotal), formatMoney(document.vat)],
    ],
    total: [t(totalWords(document)), formatMoney(document.total)],
    vatTitle: t(words.vatTable),
    vatColumns: [t(words.vatRate), t(words.vatNet), t(words.vatAmount), t(words.vatGross)],
    vatRows: document.vatRows.map((row) => [
      `${formatRate(row.rate)}%`,
      formatMoney(row.net),
      formatMoney(row.vat),
      formatMoney(row.gross),
    ]),
    notes: notesOf(document, t),
    foot: footOf(document.supplier, t),
  };
}

function totalWords({ kind, reverseCharge }: InvoiceDocument): Message {
  if (kind === "credit-note") return reverseCharge ? words.totalCreditedNoVat : words.totalCredited;
  return reverseCharge ? words.totalNoVat : words.total;
}

type Say = (message: Message) => string;

function factsOf(document: InvoiceDocument, t: Say, date: (iso: string) => string) {
  const facts: [string, string][] = [
    [t(words.number), document.number],
    [t(words.issued), date(document.issuedAt)],
    ...(document.kind === "pro-forma"
      ? []
      : [[t(words.supplied), date(document.suppliedAt)] as [string, string]]),
    [t(words.orderNumber), String(document.orderNumber)],
  ];
  const { refersTo } = document;
  if (document.dueAt) facts.push([t(words.due), date(document.dueAt)]);
  if (refersTo) facts.push([t(words.refersTo), `${refersTo.number}, ${date(refersTo.issuedAt)}`]);
  return facts;
}

function supplierLines(supplier: InvoiceSupplier, t: Say): readonly string[] {
  const name = supplier.legalName || supplier.tradingName;
  return [
    name,
    supplier.tradingName === name ? "" : supplier.tradingName,
    ...(supplier.address || supplier.registeredOffice).split("\n"),
    supplier.vatNumber && `${t(words.vatNumber)}: ${supplier.vatNumber}`,
  ].filter((line) => line !== "");
}

function customerLines({ customer, collected }: InvoiceDocument, t: Say): readonly string[] {
  return [
    customer.company ?? "",
    customer.name,
    ...customer.address,
    customer.vatNumber ? `${t(words.vatNumber)}: ${customer.vatNumber}` : "",
    customer.email,
    collected ? t(words.collected) : "",
  ].filter((line) => line !== "");
}

/** S.I. 149/2014: the cost is shown wherever the price is. */
function costOf(cost: Cents | null | undefined, locale: Locale): string {
  return cost ? format(locale, costWithin, { cost: formatMoney(cost) }) : "";
}

function rowsOf(document: InvoiceDocument, t: Say): readonly DocumentRow[] {
  const { locale } = document;
  const rows: DocumentRow[] = document.lines.map((line) => ({
    name: line.name,
    detail: [line.options, line.sku, costOf(line.environmentalCost, locale)].filter(Boolean).join(" · "),
    quantity: String(line.quantity),
    unitNet: formatMoney(line.unitNet),
    rate: `${formatRate(line.vatRate)}%`,
    amount: formatMoney(line.amount),
  }));
  const plain = { detail: "", quantity: "", unitNet: "", rate: "" };
  if (document.delivery > 0)
    rows.push({ ...plain, name: t(words.delivery), amount: formatMoney(document.delivery) });
  if (document.other > 0)
    rows.push({ ...plain, name: t(words.otherCredit), amount: formatMoney(document.other) });
  return rows;
}

function notesOf(document: InvoiceDocument, t: Say): readonly string[] {
  const notes: string[] = [];
  if (document.reason) notes.push(`${t(words.reason)}: ${document.reason}`);
  if (document.reverseCharge) notes.push(t(words.reverseCharge));
  if (document.kind === "pro-forma") {
    notes.push(t(words.notTaxInvoice), ...(document.transfer ?? []).map((pair) => pair.join(": ")));
    return notes;
  }
  notes.push(t(document.kind === "credit-note" ? words.givenBack : paidWords(document)));
  if (document.provider === "sandbox") notes.push(t(words.sandbox));
  return notes;
}

function paidWords({ provider }: InvoiceDocument): Message {
  return provider === "stripe"
    ? words.paidByCard
    : provider === "invoice"
      ? words.paidByTransfer
      : words.paid;
}

function footOf(supplier: InvoiceSupplier, t: Say): readonly string[] {
  return [
    supplier.legalName || supplier.tradingName,
    supplier.companyNumber && `${t(words.companyNumber)} ${supplier.companyNumber}`,
    supplier.registeredOffice && `${t(words.registeredOffice)}: ${oneLine(supplier.registeredOffice)}`,
    supplier.directors && `${t(words.directors)}: ${supplier.directors}`,
    supplier.weeeNumber && `${t(words.weeeNumber)}: ${supplier.weeeNumber}`,
    supplier.phone,
    supplier.email,
  ].filter((line): line is string => Boolean(line));
}
