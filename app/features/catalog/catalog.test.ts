import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionsText, stockView } from "./catalog.ts";
import { PRICE_KEYS } from "./index/facets.ts";
import { CHOICES_LIMIT, listHref, parseListQuery } from "./schema.ts";

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
        const href = listHref(asked);
        expect(parse(href.split("?")[1] ?? "")).toEqual({ ...asked, cut: false });
      }),
    );
  });
});

it("writes options in the order of the product's attributes", () => {
  expect(optionsText({ Colour: "black", Length: "5 m" }, ["Length", "Colour"])).toBe("5 m, black");
});
