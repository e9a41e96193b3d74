import { expect, it } from "vitest";
import { euroText, parseEuro, toEuro } from "./euro.ts";
import { cents } from "./money.ts";

it("reads amounts as people write them", () => {
  const amounts = {
    "6.95": 695,
    "6,9": 690,
    "€ 6": 600,
    "12 €": 1_200,
    "1234": 123_400,
    "1 234.50": 123_450,
    "1,234": 123_400,
    "1,234.5": 123_450,
    "1,234,567.89": 123_456_789,
    "12,50": 1_250,
    "9999999.99": 999_999_999,
  };
  expect(Object.keys(amounts).map((text) => [text, parseEuro(text)])).toEqual(Object.entries(amounts));
});

it("reads nothing else", () => {
  const others = [
    "6.955",
    "-1",
    "",
    "1e3",
    "10000000",
    "12,345,678",
    "1,23,4",
    "1234,567",
    "1.234.5",
    "five",
  ];
  for (const text of others) expect([text, parseEuro(text)]).toEqual([text, null]);
});

it("writes what it reads", () => {
  for (const amount of [0, 5, 90, 695, 123_450, 999_999_999].map(cents))
    expect(parseEuro(euroText(amount))).toBe(amount);
  expect(euroText(cents(123_450))).toBe("1234.50");
  expect(euroText(null)).toBe("");
});

it("counts in euro for spreadsheets", () => {
  expect([1_250, -695, 0, 999_999_999].map((amount) => toEuro(cents(amount)))).toEqual([
    12.5, -6.95, 0, 9_999_999.99,
  ]);
  expect(toEuro(null)).toBeNull();
});
