import type { RecordedMethod } from "#app/features/orders/orders.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import type { Cents, VatRate } from "#app/lib/money.ts";
import type { INVOICE_KINDS, INVOICE_SERIES } from "./enums.ts";

export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type InvoiceSeries = (typeof INVOICE_SERIES)[number];

/** A pro-forma asks for money before the sale is made: no number of a series, no tax invoice. */
export type DocumentKind = InvoiceKind | "pro-forma";

export const SERIES: Readonly<Record<InvoiceKind, InvoiceSeries>> = {
  invoice: "INV",
  "credit-note": "CN",
  receipt: "REC",
};

/** The supplier, as the law requires it on VAT invoices and letters; what is empty is not shown. */
export interface InvoiceSupplier {
  readonly legalName: string;
  readonly tradingName: string;
  readonly address: string;
  readonly companyNumber: string;
  readonly registeredOffice: string;
  /** The directors; left out on documents that were frozen before these were settings. */
  readonly directors?: string;
  readonly beingWoundUp?: boolean;
  readonly shareCapital?: string;
  readonly weeeNumber?: string;
  readonly vatNumber: string;
  readonly phone: string;
  readonly email: string;
}

/** An address, as a document keeps it. */
export interface InvoiceAddress {
  /** Line by line; none for an order that is collected. */
  readonly address: readonly string[];
  /** ISO 3166-1 code, left out for Ireland. */
  readonly country?: string;
}

export interface InvoiceCustomer extends InvoiceAddress {
  readonly name: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  readonly email: string;
}

export interface InvoiceLine {
  readonly name: string;
  readonly options: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** The price of one, with and without VAT. */
  readonly unitPrice: Cents;
  readonly unitNet: Cents;
  readonly vatRate: VatRate;
  /** What is paid for the line, including VAT. */
  readonly amount: Cents;
  /** What was taken off quantity times unit price to get there, including VAT; none for no discount. */
  readonly discount?: Cents;
  /** Within the price of one, as it was shown before the order; none where none is prescribed. */
  readonly environmentalCost?: Cents | null;
}

/** What a document says, frozen when it was issued. Amounts are positive on credit notes, too. */
export interface InvoiceDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly locale: Locale;
  readonly orderNumber: number;
  /** Instants in ISO 8601. */
  readonly issuedAt: string;
  readonly suppliedAt: string;
  /** The invoice that a credit note lessens. */
  readonly refersTo: { readonly number: string; readonly issuedAt: string } | null;
  readonly supplier: InvoiceSupplier;
  readonly customer: InvoiceCustomer;
  readonly collected: boolean;
  /** The place of delivery abroad, where the customer's address is another one. */
  readonly deliveredTo?: InvoiceAddress;
  readonly lines: readonly InvoiceLine[];
  readonly delivery: Cents;
  /** A sum for no line in particular. */
  readonly other: Cents;
  readonly total: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly vatRows: readonly VatRow[];
  /** How it was paid, or is given back. */
  readonly provider: string;
  /** At the counter; left out for every other way. */
  readonly method?: Exclude<RecordedMethod, "transfer">;
  readonly reason: string;
  /** The code that its discount was given for. */
  readonly discountCode?: string;
  /** The customer's own number of the purchase. */
  readonly poNumber?: string;
  /** Pro-forma: the last instant at which its goods are kept. */
  readonly dueAt?: string;
  /** Pro-forma: where the money goes, as names and values. */
  readonly transfer?: readonly (readonly [string, string])[];
  /** The buyer accounts for the VAT: the wording has to say so. */
  readonly reverseCharge: boolean;
}

/** A document as it was saved. A saved document is never changed, so it has the shape that this program gave it. */
export function storedDocument(row: { readonly document: object }): InvoiceDocument {
  return row.document as InvoiceDocument;
}

/** A document as lists show it. */
export interface InvoiceSummary {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly total: Cents;
}

/** A document on the page of its order. */
export interface OrderDocument extends InvoiceSummary {
  readonly vatRows: readonly VatRow[];
}

/** A document in the list of all that a customer has got, with the order it belongs to. */
export interface CustomersInvoice extends InvoiceSummary {
  readonly orderNumber: number;
  readonly orderToken: string;
}

/** INV-2026-00001. Five digits at least; more when a year needs them. */
export function documentNumber(kind: InvoiceKind, year: number, sequence: number): string {
  return `${SERIES[kind]}-${year}-${String(sequence).padStart(5, "0")}`;
}

/** The address at which a document is read and printed. The same one with /pdf/ gives the file. */
export function documentPath(orderToken: string, number: string): PagePath {
  return `/shop/orders/${orderToken}/invoice/${number}`;
}

export function pdfPath(orderToken: string, number: string): PagePath {
  return `/shop/orders/${orderToken}/pdf/${number}.pdf`;
}
