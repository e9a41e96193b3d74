import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_DUTIES } from "#app/features/catalog/duties.ts";
import { MAX_QUANTITY } from "./cart.ts";
import { cartLinkOf, LINK_LIMIT, parseCartLink } from "./cart-link.ts";

describe("a cart's link", () => {
  it.each([
    [
      "DMX-10:2,SPOT",
      [
        ["DMX-10", 2],
        ["SPOT", 1],
      ],
      [],
    ],
    [" a : 2 , ,A:3", [["a", 5]], []],
    ["a:b:3", [["a:b", 3]], []],
    ["a:b", [["a:b", 1]], []],
    ["a:0,b:-1,c:1.5,d:1e400", [], ["a:0", "b:-1", "c:1.5", "d:1e400"]],
    ["a:1e9", [["a", MAX_QUANTITY + 1]], []],
    ["", [], []],
  ])("%s", (text, entries, unread) => {
    const link = parseCartLink(text);
    expect(link.entries.map(({ code, quantity }) => [code, quantity])).toEqual(entries);
    expect(link.unread).toEqual(unread);
  });

  it("stops at its limit and says so", () => {
    const link = parseCartLink(Array.from({ length: LINK_LIMIT + 1 }, (_, n) => `s${n}`).join(","));
    expect([link.entries.length, link.cut]).toEqual([LINK_LIMIT, true]);
  });

  it("never throws, and every quantity is a whole number from 1 on", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        for (const { quantity } of parseCartLink(text).entries)
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
      }),
    );
  });

  it("made of lines reads back as them", () => {
    const line = {
      ...{
        key: "k",
        name: "A",
        nameGa: null,
        options: "",
        optionsGa: null,
        choices: [],
        chosen: {},
        missing: [],
        price: null,
        href: "/",
        imageUrl: null,
      },
      stock: { word: "in", left: null } as const,
      available: null,
      duties: NO_DUTIES,
    };
    const text = cartLinkOf([
      { ...line, productId: "id-1", sku: "X 1", quantity: 2 },
      { ...line, productId: "id-2", sku: "with,comma", quantity: 3 },
      { ...line, productId: "id-3", sku: null, quantity: 1 },
    ]);
    expect(parseCartLink(text).entries).toEqual([
      { code: "X 1", quantity: 2 },
      { code: "id-2", quantity: 3 },
      { code: "id-3", quantity: 1 },
    ]);
  });
});
