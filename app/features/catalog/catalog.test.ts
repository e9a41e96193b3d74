import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { optionsText, type PricePoint, priceAt, reductionOf, stockView } from "./catalog.ts";
import { PRICE_KEYS } from "./index/facets.ts";
import { CHOICES_LIMIT, listHref, parseListQuery } from "./schema.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const point = (days: number, price: number): PricePoint => ({
  price: cents(price),
  validFrom: daysAgo(days),
});

describe("the price in force", () => {
  const sale = { regularPrice: cents(100), salePrice: cents(80), saleFrom: daysAgo(1), saleTo: daysAgo(-1) };

  it("is the sale price inside its period, from its first instant and not at its last", () => {
    expect(priceAt(sale, NOW)).toBe(80);
    expect(priceAt(sale, daysAgo(1))).toBe(80);
    expect(priceAt(sale, daysAgo(-1))).toBe(100);
    expect(priceAt({ ...sale, saleFrom: null, saleTo: null }, NOW)).toBe(80);
    expect(priceAt({ ...sale, salePrice: null, regularPrice: null }, NOW)).toBeNull();
  });
});

describe("a price cut", () => {
  it("is measured from the lowest price of the 30 days before it", () => {
    expect(reductionOf([point(90, 100), point(20, 90), point(15, 100), point(2, 80)], NOW)).toEqual({
      lowestBefore: 90,
    });
  });

  it("needs 30 days of history before it", () => {
    expect(reductionOf([point(31, 100), point(2, 80)], NOW)).toBeNull();
    expect(reductionOf([point(32, 100), point(2, 80)], NOW)).toEqual({ lowestBefore: 100 });
  });

  it("followed by another keeps the first prior price", () => {
    expect(reductionOf([point(90, 100), point(10, 90), point(5, 80)], NOW)).toEqual({ lowestBefore: 100 });
  });

  it("is none when the price rose, never changed, or was lower within the 30 days", () => {
    expect(reductionOf([point(90, 80), point(2, 100)], NOW)).toBeNull();
    expect(reductionOf([point(90, 80)], NOW)).toBeNull();
    expect(reductionOf([], NOW)).toBeNull();
    expect(reductionOf([point(90, 100), point(20, 70), point(10, 120), point(2, 80)], NOW)).toBeNull();
  });

  it("never claims a lower price before than now", () => {
    const history = fc
      .array(fc.record({ days: fc.integer({ min: 0, max: 200 }), price: fc.integer({ min: 1, max: 500 }) }))
      .map((list) => list.sort((a, b) => b.days - a.days).map(({ days, price }) => point(days, price)));
    fc.assert(
      fc.property(history, (points) => {
        const reduction = reductionOf(points, NOW);
        if (reduction) expect(reduction.lowestBefore).toBeGreaterThan(points.at(-1)?.price ?? 0);
      }),
    );
  });
});

describe("stock in words", () => {
  it("shows a number only for the last five", () => {
    expect(stockView("in_stock", null)).toEqual({ word: "in", left: null });
    expect(stockView("in_stock", 6)).toEqual({ word: "in", left: null });
    expect(stockView("in_stock", 5)).toEqual({ word: "low", left: 5 });
    expect(stockView("in_stock", 12, 20)).toEqual({ word: "low", left: null });
    expect(stockView("on_backorder", 0)).toEqual({ word: "order", left: null });
    expect(stockView("out_of_stock", 0)).toEqual({ word: "out", left: null });
  });
});

describe("the address of a list", () => {
  const sorted = (value: fc.Arbitrary<string>) =>
    fc.uniqueArray(value, { maxLength: 5 }).map((values) => values.sort());
  const parse = (query: string) => parseListQuery(new URLSearchParams(query));

  it("means something whatever it says", () => {
    const plain = { category: null, search: "", cut: false, page: 1, sort: null };
    expect(parse("")).toEqual({ ...plain, brands: [], prices: [], specs: [] });
    expect(parse("page=0")).toMatchObject({ page: 1 });
    expect(parse("page=-3")).toMatchObject({ page: 1 });
    expect(parse("page=1e9")).toMatchObject({ page: 1 });
    expect(parse("page=9999")).toMatchObject({ page: 9999 });
    expect(parse(`search=${"a".repeat(10_000)}`)).toMatchObject({ search: "a".repeat(100), cut: true });
    expect(parse("search=a%00%07b%E2%80%8B")).toMatchObject({ search: "a b" });
    expect(parse("category=%00x")).toMatchObject({ category: "x" });
    expect(parse("brand=robe,etc,robe&brand=ETC,%00,a%20b")).toMatchObject({ brands: ["etc", "robe"] });
    expect(parse("price=50-100,7-8,request")).toMatchObject({ prices: ["50-100", "request"] });
    expect(parse("spec=length.10-m,length,.x,a.b.c")).toMatchObject({ specs: ["length.10-m"] });
    expect(parse("sort=price-desc").sort).toBe("price-desc");
    expect(parse("sort=constructor").sort).toBeNull();
    const many = Array.from({ length: 500 }, (_, n) => `brand-${n}`).join(",");
    expect(parse(`brand=${many}`).brands).toHaveLength(CHOICES_LIMIT);
  });

  it("survives the way out and in again", () => {
    const query = fc.record({
      category: fc.option(fc.stringMatching(/^[a-z0-9-]{1,30}$/)),
      search: fc.stringMatching(/^[a-z0-9 &?#%+]{0,40}$/).map((text) => text.replace(/\s+/g, " ").trim()),
      page: fc.integer({ min: 1, max: 9999 }),
      brands: sorted(fc.stringMatching(/^[a-z0-9-]{1,20}$/)),
      prices: sorted(fc.constantFrom(...PRICE_KEYS)),
      specs: sorted(fc.stringMatching(/^[a-z0-9-]{1,9}\.[a-z0-9-]{1,9}$/)),
      sort: fc.constantFrom(null, "price" as const, "price-desc" as const, "new" as const),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const href = listHref("/shop/browse", asked);
        expect(parse(href.split("?")[1] ?? "")).toEqual({ ...asked, cut: false });
      }),
    );
  });
});

it("writes options in the order of the product's attributes", () => {
  expect(optionsText({ Colour: "black", Length: "5 m" }, ["Length", "Colour"])).toBe("5 m, black");
});
