import { expect, it } from "vitest";
import { parseVatPercent, parseVatRate, STANDARD_VAT_RATE, VAT_RATES } from "./vat.ts";

it("reads the rates that there are, and no other number", () => {
  expect(VAT_RATES.map((rate) => parseVatRate(String(rate)))).toEqual(VAT_RATES);
  expect(["", "23", "2300 ", "2301", "-0"].map(parseVatRate)).toEqual([null, null, null, null, null]);
});

it("has the standard rate among them", () => {
  expect(VAT_RATES).toContain(STANDARD_VAT_RATE);
});

it("reads a rate as people type it, and no other percentage", () => {
  expect(["23", "13.5 %", "4,8", "0", "32", "x", ""].map(parseVatPercent)).toEqual([
    ...[2_300, 1_350, 480, 0],
    ...[null, null, null],
  ]);
});
