import { countryOnDocument } from "#app/features/invoices/document-country.ts";
import type { InvoiceDocument } from "#app/features/invoices/invoices.ts";
import { ACCOUNTING_TAXES } from "#app/features/settings/accounting-taxes.ts";
import type { Settings } from "#app/features/settings/settings.ts";
import { formatRate } from "#app/i18n/formats.ts";
import { euroText, toEuro } from "#app/lib/euro.ts";
import { cents } from "#app/lib/money.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { AccountingFormat } from "./reports.ts";

/** An invoice or a credit note, whose amounts are positive. */
export interface AccountingDocument {
  readonly document: InvoiceDocument;
  readonly issuedAt: Date;
}

type Codes = Settings["accounting"];

type Row = readonly (string | number)[];

/** Rows of a file with its head: one for each VAT rate of each document, so that every column adds up. */
export function accountingRows(
  format: AccountingFormat,
  documents: readonly AccountingDocument[],
  codes: Codes,
): readonly Row[] {
  const rowsOf = { "day-book": dayBookRows, xero: xeroRows, sage: sageRows }[format];
  return [HEADS[format], ...documents.flatMap((document) => rowsOf(document, codes))];
}

const HEADS: Readonly<Record<AccountingFormat, readonly string[]>> = {
  "day-book": [
    ...["Date", "Document", "Type", "Refers to", "Order", "Customer", "Company", "VAT number", "Payment"],
    ...["VAT rate", "Reverse charge", "Net", "VAT", "Total"],
  ],
  // The columns of Xero's own file for sales invoices; those with a star must be filled in.
  xero: [
    ...[
      "*ContactName",
      "EmailAddress",
      "POAddressLine1",
      "POAddressLine2",
      "POAddressLine3",
      "POAddressLine4",
    ],
    ...[
      "POCity",
      "PORegion",
      "POPostalCode",
      "POCountry",
      "*InvoiceNumber",
      "Reference",
      "*InvoiceDate",
      "*DueDate",
    ],
    ...["Total", "InventoryItemCode", "*Description", "*Quantity", "*UnitAmount", "Discount", "*AccountCode"],
    ...[
      "*TaxType",
      "TaxAmount",
      "TrackingName1",
      "TrackingOption1",
      "TrackingName2",
      "TrackingOption2",
      "Currency",
    ],
    "BrandingTheme",
  ],
  // The columns of Sage 50's file for audit trail transactions.
  sage: [
    ...["Type", "Account Reference", "Nominal A/C Ref", "Department Code", "Date", "Reference", "Details"],
    ...["Net Amount", "Tax Code", "Tax Amount", "Exchange Rate", "Extra Reference"],
  ],
};

function dayBookRows({ document, issuedAt }: AccountingDocument): readonly Row[] {
  const { customer, kind } = document;
  const sign = signOf(document);
  return document.vatRows.map((row) => [
    ...[irishDate(issuedAt), document.number, kind === "credit-note" ? "Credit note" : "Invoice"],
    ...[document.refersTo?.number ?? "", document.orderNumber, customer.name, customer.company ?? ""],
    ...[customer.vatNumber ?? "", paymentOf(document), `${formatRate(row.rate)}%`],
    document.reverseCharge ? "Yes" : "",
    ...[row.net, row.vat, row.gross].map((amount) => euroText(cents(sign * amount))),
  ]);
}

const PAYMENTS: Readonly<Record<string, string>> = {
  stripe: "Card",
  invoice: "Bank transfer",
  sandbox: "Test payment",
  security: "Security deposit",
};

/** How it was paid: by the method that staff recorded, else by the provider. */
function paymentOf({ provider, method }: InvoiceDocument): string {
  if (method) return method === "cash" ? "Cash" : "Card";
  return PAYMENTS[provider] ?? provider;
}

/** A negative amount is a credit note. Dates are DD/MM/YYYY, amounts without VAT. */
function xeroRows({ document, issuedAt }: AccountingDocument, codes: Codes): readonly Row[] {
  const { customer } = document;
  const lines = customer.address.slice(0, -1);
  const address = Array.from({ length: 4 }, (_, index) => lines[index] ?? "");
  const sign = signOf(document);
  const date = slashed(irishDate(issuedAt));
  return document.vatRows.map((row) => [
    ...[
      customer.company ?? customer.name,
      customer.email,
      ...address,
      "",
      "",
      customer.address.at(-1) ?? "",
      countryOnDocument("en", customer),
    ],
    ...[document.number, referenceOf(document), date, date, toEuro(cents(sign * document.total)), ""],
    ...[describe(document, row.rate), 1, toEuro(cents(sign * row.net)), "", codes.xeroAccount],
    ...[codeOf(codes, document, row.rate).xero, toEuro(cents(sign * row.vat)), "", "", "", "", "EUR", ""],
  ]);
}

/** SI is a sales invoice, SC a sales credit. Sage refuses negative amounts: a negative rate is of the other type. */
function sageRows({ document, issuedAt }: AccountingDocument, codes: Codes): readonly Row[] {
  return document.vatRows.map((row) => [
    ...[signOf(document) * row.gross < 0 ? "SC" : "SI", codes.sageCustomer, codes.sageNominal, 0],
    ...[slashed(irishDate(issuedAt)), document.number, describe(document, row.rate)],
    ...[toEuro(cents(Math.abs(row.net))), codeOf(codes, document, row.rate).sage],
    ...[toEuro(cents(Math.abs(row.vat))), 1, referenceOf(document)],
  ]);
}

function signOf({ kind }: InvoiceDocument): 1 | -1 {
  return kind === "credit-note" ? -1 : 1;
}

function describe({ orderNumber, refersTo }: InvoiceDocument, rate: number): string {
  const what = refersTo ? `Credit for ${refersTo.number}` : `Order ${orderNumber}`;
  return `${what}, VAT ${formatRate(rate)}%`;
}

function referenceOf({ orderNumber }: InvoiceDocument): string {
  return `Order ${orderNumber}`;
}

function codeOf({ taxes }: Codes, { reverseCharge }: InvoiceDocument, rate: number) {
  const tax = ACCOUNTING_TAXES.find((known) => known === (reverseCharge ? "reverse" : String(rate)));
  return (tax && taxes[tax]) ?? { xero: "", sage: "" };
}

function slashed(isoDate: string): string {
  return isoDate.split("-").reverse().join("/");
}
