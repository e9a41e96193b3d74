import { expect, it } from "vitest";
import type { VatRow } from "#app/features/orders/totals.ts";
import { cents } from "#app/lib/money.ts";
import { keptVat } from "./kept-vat.ts";

const row = (rate: number, gross: number, vat: number): VatRow => ({
  rate,
  gross: cents(gross),
  net: cents(gross - vat),
  vat: cents(vat),
});
const invoice = { kind: "invoice", vatRows: [row(2300, 12_300, 2_300), row(1350, 1_135, 135)] } as const;
const credit = (...vatRows: readonly VatRow[]) => ({ kind: "credit-note", vatRows }) as const;

it("is what the credit notes leave of the invoice, by rate", () => {
  const documents = [invoice, credit(row(2300, 1_000, 187)), credit(row(2300, 1_000, 187))];
  expect(keptVat(documents, cents(11_435))).toEqual([row(2300, 10_300, 1_926), row(1350, 1_135, 135)]);
  expect(keptVat([invoice, credit(row(1350, 1_135, 135))], cents(12_300))).toEqual([invoice.vatRows[0]]);
  expect(keptVat([invoice, credit(...invoice.vatRows)], cents(0))).toEqual([]);
});

it("charges what a negative row of a credit note charges, also at a rate that the invoice does not have", () => {
  const documents = [invoice, credit(row(2300, 12_300, 2_300), row(900, -109, -9))];
  expect(keptVat(documents, cents(1_244))).toEqual([row(1350, 1_135, 135), row(900, 109, 9)]);
});

it("is not known while a refund has no credit note yet", () => {
  expect(keptVat([invoice], cents(11_435))).toEqual([]);
});
