import { describe, expect, it } from "vitest";
import { parseCheckoutForm } from "./schema.ts";
import { isVatNumber, normalizedVatNumber } from "./vat-number.ts";

describe("VAT numbers", () => {
  it.each(["IE6433435F", "IE6433435OA", "IE8D79739I", "DE123456789", "XI123456789", "FRXX123456789"])(
    "takes %s",
    (text) => expect(isVatNumber(text)).toBe(true),
  );
  it.each(["IE6433435E", "IE643343F", "1234567", "IE", "DE1", "D€123456789"])("refuses %s", (text) =>
    expect(isVatNumber(text)).toBe(false),
  );
  it("reads spaces, dots and small letters", () => {
    expect(normalizedVatNumber(" ie 6433435-f. ")).toBe("IE6433435F");
  });
});

describe("an empty form", () => {
  it("names every fault at once", () => {
    expect(parseCheckoutForm({}, [])).toEqual({
      ok: false,
      error: {
        name: "nameRequired",
        email: "emailInvalid",
        phone: "phoneRequired",
        terms: "termsRequired",
        delivery: "deliveryRequired",
      },
    });
  });
});
