import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { faultKindsOf } from "#tests/support/shop/price-lists.ts";
import { type ListTerms, listPriceOf, listPricesOf } from "./price-lists.ts";

const amount = fc.integer({ min: 1, max: 5_000_000 }).map(cents);
const terms: fc.Arbitrary<ListTerms> = fc.record({
  price: fc.option(amount),
  regularPrice: fc.option(amount),
  own: fc.option(amount),
  percent: fc.option(fc.integer({ min: 1, max: 9_999 })),
});

describe("a list price", () => {
  it("is always lower than the catalogue's price in force, and more than nothing", () => {
    fc.assert(
      fc.property(terms, (one) => {
        const listed = listPriceOf(one);
        return listed === null || (one.price !== null && listed < one.price && listed > 0);
      }),
    );
  });

  it("is the own price before a percentage, and gives way to a lower sale price", () => {
    const at = (own: number | null, percent: number | null, price = 8_000) =>
      listPriceOf({
        price: cents(price),
        regularPrice: cents(10_000),
        own: own === null ? null : cents(own),
        percent,
      });
    expect([at(7_500, 5_000), at(null, 3_000), at(null, 1_000), at(8_000, null), at(null, null)]).toEqual([
      ...[7_500, 7_000, null, null, null],
    ]);
    expect(listPriceOf({ price: null, regularPrice: null, own: cents(1), percent: 1_000 })).toBeNull();
  });

  it("takes the variations on offer into a product's range", () => {
    const row = { regularPrice: null, own: null, percent: 1_000, parentId: "lamp" };
    const rows = [
      { ...row, id: "red", price: cents(2_000), offered: true },
      { ...row, id: "blue", price: cents(1_000), offered: true, percent: null },
      { ...row, id: "gone", price: cents(100), offered: false },
    ];
    const { prices, ranges } = listPricesOf(rows);
    expect([prices.get("red"), prices.get("blue")]).toEqual([1_800, undefined]);
    expect(ranges.get("lamp")).toEqual({ low: 1_000, high: 1_800 });
  });
});

describe("the form of a price list", () => {
  it("takes percentages between 0 and 100 and no others", () => {
    const of = (percent: string) => faultKindsOf({ percent });
    expect(["", "0.01", "12,5", "99.99", "5 %"].flatMap(of)).toEqual([]);
    expect(["0", "100", "101", "-5", "ten"].map(of)).toEqual(Array(5).fill(["percent"]));
  });

  it("reads own prices with a blank, tab, comma or semicolon between, and says which it cannot read", () => {
    const of = (prices: string) => faultKindsOf({ prices });
    expect(of("AB-12 45.00\nC\t1,234.50\nD;€ 3\nE,45,00\n\n")).toEqual([]);
    expect([of("AB-12"), of("AB-12 0"), of("A 1\na 2"), of("45.00")]).toEqual([
      ...[["lines"], ["lines"], ["twice"], ["lines"]],
    ]);
  });
});
