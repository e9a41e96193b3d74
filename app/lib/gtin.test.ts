import fc from "fast-check";
import { expect, test } from "vitest";
import { gtinCheckDigit, gtinFault, normalizeGtin } from "./gtin.ts";

test("known codes pass with their zeros and printed hyphens", () => {
  for (const code of ["4006381333931", "036000291452", "73513537", "0-306-40615-2", "978-0-306-40615-7"]) {
    expect(gtinFault(normalizeGtin(code))).toBeNull();
  }
});

test("faults are distinguished", () => {
  expect(gtinFault("4006381333932")).toBe("check-digit");
  expect(gtinFault("5.01E+12")).toBe("scientific");
  expect(gtinFault("36000291452")).toBe("lost-zeros");
  expect(gtinFault("123")).toBe("length");
  expect(gtinFault("ABC12345")).toBe("not-digits");
});

test("a computed check digit always passes, and any other digit never does", () => {
  const body = fc.stringMatching(/^\d{12}$/);
  fc.assert(
    fc.property(body, fc.integer({ min: 1, max: 9 }), (digits, shift) => {
      const check = gtinCheckDigit(digits);
      expect(gtinFault(`${digits}${check}`)).toBeNull();
      expect(gtinFault(`${digits}${(check + shift) % 10}`)).toBe("check-digit");
    }),
  );
});
