import { expect, it } from "vitest";
import { creditDocument, invoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { cents } from "#app/lib/money.ts";
import { hireOrderOf } from "#tests/support/shop/order-view.ts";
import { accountingRows } from "./accounting.ts";

it("gives Sage no negative amount: a negative rate of a document is a row of the other type", () => {
  const vatRows = [
    { rate: 2300, gross: cents(123_00), net: cents(100_00), vat: cents(23_00) },
    { rate: 900, gross: cents(-10_90), net: cents(-10_00), vat: cents(-90) },
  ];
  const company = settingSchemas.company.parse(undefined);
  const issue = { order: hireOrderOf(vatRows), company, number: "", issuedAt: new Date(0) };
  const invoice = invoiceDocument(issue);
  const whole = { amount: invoice.total, deliveryAmount: cents(0), lines: [], reason: "" };
  const documents = [invoice, creditDocument(issue, invoice, whole, [])];
  const asked = documents.map((document) => ({ document, issuedAt: new Date(0) }));
  const [head = [], ...rows] = accountingRows("sage", asked, settingSchemas.accounting.parse(undefined));
  const columns = ["Type", "Net Amount", "Tax Amount"].map((name) => head.indexOf(name));
  expect(rows.map((row) => columns.map((at) => row[at]))).toEqual([
    ["SI", 100, 23],
    ["SC", 10, 0.9],
    ["SC", 100, 23],
    ["SI", 10, 0.9],
  ]);
});
