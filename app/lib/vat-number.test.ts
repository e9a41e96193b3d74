import { describe, expect, it } from "vitest";
import { isVatNumber, isVatNumberAbroad, normalizedVatNumber } from "./vat-number.ts";

describe("VAT numbers", () => {
  it.each([
    "IE6433435F",
    "IE6433435OA",
    "IE8D79739I",
    "DE123456789",
    "XI123456789",
    "FRXX123456789",
    "ATU12345678",
    "NL123456789B01",
    "EL123456789",
    "ESX1234567X",
  ])("takes %s", (text) => expect(isVatNumber(text)).toBe(true));
  it.each([
    "IE6433435E",
    "IE643343F",
    "1234567",
    "IE",
    "DE1",
    "D€123456789",
    "US123456789",
    "GR123456789",
    "XI12345",
    "FRIO123456789",
  ])("refuses %s", (text) => expect(isVatNumber(text)).toBe(false));
  it("tells those of businesses abroad that belong to the VAT area of the EU", () => {
    const abroad = ["DE123456789", "XI123456789", "GB123456789", "IE6433435F"].map(isVatNumberAbroad);
    expect(abroad).toEqual([true, true, false, false]);
  });
  it("reads spaces, dots and small letters", () => {
    expect(normalizedVatNumber(" ie 6433435-f. ")).toBe("IE6433435F");
  });
});
