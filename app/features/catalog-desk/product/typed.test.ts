import fc from "fast-check";
import { expect, test } from "vitest";
import { euroText } from "#app/lib/euro.ts";
import { cents } from "#app/lib/money.ts";
import { typedPrice, typedWhole } from "./typed.ts";

test("a price that the back office shows reads as the same price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (n) => {
      expect(typedPrice(euroText(cents(n)))).toBe(n);
    }),
  );
});

test.each([
  ["€1,234.50", 123_450],
  ["99", 9_900],
  ["12,5", 1_250],
  ["1,234", 123_400],
  [" ", null],
  ["-1", undefined],
  ["1.999", undefined],
  ["12.000,00", undefined],
  ["1e3", undefined],
  ["1000000.01", undefined],
])("%s is read as %s", (text, amount) => {
  expect(typedPrice(text)).toBe(amount);
});

test("a count is a whole number from 0", () => {
  expect(typedWhole("12")).toBe(12);
  expect(typedWhole("")).toBeNull();
  expect(typedWhole("-1")).toBeUndefined();
  expect(typedWhole("1.5")).toBeUndefined();
});
