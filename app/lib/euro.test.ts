import { expect, it } from "vitest";
import { euroText, parseEuro } from "./euro.ts";
import { cents } from "./money.ts";

it("reads amounts as people write them", () => {
  const amounts = ["6.95", "6,9", "€ 6", "1234", "1,234", "1,234.5", "1,234,567.89", "12,50", "9999999.99"];
  expect(amounts.map(parseEuro)).toEqual([
    ...[695, 690, 600, 123_400, 123_400, 123_450, 123_456_789, 1_250, 999_999_999],
  ]);
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
});
