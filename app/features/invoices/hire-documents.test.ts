import { expect, it } from "vitest";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { cents, vatIncluded } from "#app/lib/money.ts";
import { hireOrderOf } from "#tests/support/shop/order-view.ts";
import { creditDocument, invoiceDocument } from "./invoice-document.ts";

const company = settingSchemas.company.parse(undefined);
const NOW = new Date("2026-11-21T12:00:00Z");

it("H13: the credit notes of a payment of a hire take back its VAT to the cent, whatever its rows are", () => {
  const rows = (balance: number) => {
    const vat = vatIncluded(cents(balance), 2300);
    // What deposit invoices have rounded up or down: a balance is off its own rounding by a cent.
    const other = { rate: 1350, gross: cents(-2_270), net: cents(-2_000), vat: cents(-270) };
    return [
      { rate: 2300, gross: cents(balance), net: cents(balance - vat - 1), vat: cents(vat + 1) },
      ...(balance % 2 === 0 ? [other] : []),
    ];
  };
  for (let balance = 10_000; balance < 10_040; balance += 1) {
    const vatRows = rows(balance);
    const order = hireOrderOf(vatRows);
    const issue = { order, company, number: "INV-2026-00001", issuedAt: NOW };
    const invoice = invoiceDocument(issue);
    expect(invoice.collected).toBe(false);
    expect(invoice.lines.map(({ unitNet }) => unitNet)).toEqual([order.totals.net]);
    const credit = (amount: number) => ({
      amount: cents(amount),
      deliveryAmount: cents(0),
      reason: "",
      lines: [{ position: 0, quantity: 1, amount: cents(amount) }],
    });
    const whole = creditDocument(issue, invoice, credit(order.total), []);
    expect(whole).toMatchObject({ vatRows, vat: invoice.vat, net: invoice.net });
    const first = creditDocument(issue, invoice, { ...credit(3_333), lines: [] }, []);
    const last = creditDocument(issue, invoice, credit(order.total - 3_333), [first.vatRows]);
    expect(first.vatRows).toMatchObject([{ rate: 2300, gross: 3_333 }]);
    expect(first.vat + last.vat).toBe(invoice.vat);
  }
});

it("L14: each rate of a payment of a hire has its own net price, also where a rate has nothing left to pay", () => {
  const vatRows = [
    { rate: 2300, gross: cents(0), net: cents(0), vat: cents(0) },
    { rate: 1350, gross: cents(113_50), net: cents(100_00), vat: cents(13_50) },
    { rate: 900, gross: cents(10_90), net: cents(10_00), vat: cents(90) },
  ];
  const invoice = invoiceDocument({ order: hireOrderOf(vatRows), company, number: "", issuedAt: NOW });
  expect(invoice.lines.map(({ vatRate, unitNet }) => [vatRate, unitNet])).toEqual([
    [1350, 100_00],
    [900, 10_00],
  ]);
});
