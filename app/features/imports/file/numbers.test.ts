import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decimalToCents,
  detectDecimalSeparator,
  normalizeDecimal,
  toGrams,
  toMillimetres,
} from "./numbers.ts";

describe("decimal numbers", () => {
  test.each([
    ["12.50", "12.50"],
    ["12,50", "12.50"],
    ["1,249.50", "1249.50"],
    ["1.249,50", "1249.50"],
    ["1 249,50", "1249.50"],
    ["1\u00A0249,50 €", "1249.50"],
    ["€ 350", "350"],
    ["1'249.50", "1249.50"],
    ["1,249,500", "1249500"],
    ["0,125", "0.125"],
    [",5", "0.5"],
    ["-3", "-3"],
    ["007", "7"],
    ["12,5000", "12.5000"],
  ])("%s is %s whatever the store writes", (text, expected) => {
    expect(normalizeDecimal(text, ".")).toBe(expected);
    expect(normalizeDecimal(text, ",")).toBe(expected);
  });

  test("only one separator with three digits needs the store's habit", () => {
    expect(normalizeDecimal("1,234", ".")).toBe("1234");
    expect(normalizeDecimal("1,234", ",")).toBe("1.234");
    expect(normalizeDecimal("1.234", ".")).toBe("1.234");
    expect(normalizeDecimal("1.234", ",")).toBe("1234");
  });

  test.each(["", "-", ".", "abc", "12a", "1.2.3,4,5", "1,2,3", "12,34.567,8", "5.0E+12", "1-2", "12..5"])(
    "%j is no number",
    (text) => {
      expect(normalizeDecimal(text)).toBeNull();
    },
  );

  test("the store's separator is the one most cells prove", () => {
    expect(detectDecimalSeparator(["1,234", "12,50", "9,9"])).toBe(",");
    expect(detectDecimalSeparator(["1,234.00", "12.50", "3,5"])).toBe(".");
    expect(detectDecimalSeparator(["1,234", "5"])).toBeNull();
  });

  test("every price survives being written in either style", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom("." as const, "," as const),
        (value, mark) => {
          const grouping = mark === "." ? "," : ".";
          const units = String(Math.floor(value / 100)).replace(/\B(?=(\d{3})+$)/g, grouping);
          const text = `${units}${mark}${String(value % 100).padStart(2, "0")}`;
          const decimal = normalizeDecimal(text, mark);
          expect(decimal).not.toBeNull();
          expect(decimalToCents(decimal ?? "")).toEqual({ price: value, rounded: false });
        },
      ),
    );
  });
});

describe("prices", () => {
  test("half a cent goes up and is said", () => {
    expect(decimalToCents("10.005")).toEqual({ price: 1001, rounded: true });
    expect(decimalToCents("10.0049")).toEqual({ price: 1000, rounded: true });
    expect(decimalToCents("10.000")).toEqual({ price: 1000, rounded: false });
  });

  test("negative and absurd amounts are none", () => {
    expect(decimalToCents("-1")).toBeNull();
    expect(decimalToCents("840222306876")).toBeNull();
    expect(decimalToCents("-0")).toEqual({ price: 0, rounded: false });
  });
});

test("units become grams and millimetres", () => {
  expect(toGrams("1.25", "kg")).toBe(1250);
  expect(toGrams("17.5", "lbs")).toBe(7938);
  expect(toGrams("2", "oz")).toBe(57);
  expect(toMillimetres("78.74", "in")).toBe(2000);
  expect(toMillimetres("2", "m")).toBe(2000);
  expect(toGrams("0", "kg")).toBeNull();
  expect(toGrams("1", "stone")).toBeNull();
});
