import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CART_QUANTITY } from "./cart.ts";
import { againPath, cartLinkOf, LINK_LIMIT, parseCartLink } from "./cart-link.ts";

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
    ["a:1e9", [["a", MAX_CART_QUANTITY + 1]], []],
    ["", [], []],
    ["~a=b:2", [], ["~a=b:2"]],
    ["a~b:2", [["a~b", 2]], []],
  ])("%s", (text, entries, unread) => {
    const link = parseCartLink(text);
    expect(link.entries.map(({ code, quantity }) => [code, quantity])).toEqual(entries);
    expect(link.unread).toEqual(unread);
  });

  it("carries what is chosen of a product; the same product with another choice is a line of its own", () => {
    const { entries, unread } = parseCartLink(
      "XLR-10~Ring colour=Red:2, xlr-10~ring colour=red ,XLR-10~Ring colour=Blue~Plug=A%2C%20B%3A%25",
    );
    expect(unread).toEqual([]);
    expect(entries).toEqual([
      { code: "XLR-10", quantity: 3, options: { "Ring colour": "Red" } },
      { code: "XLR-10", quantity: 1, options: { "Ring colour": "Blue", Plug: "A,%20B:%" } },
    ]);
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
    const text = cartLinkOf([
      { productId: "id-1", sku: "X 1", quantity: 2, chosen: {} },
      { productId: "id-2", sku: "with,comma", quantity: 3, chosen: {} },
      { productId: "id-3", sku: null, quantity: 1, chosen: { "Ring colour": "Red" } },
    ]);
    expect(parseCartLink(text).entries).toEqual([
      { code: "X 1", quantity: 2, options: {} },
      { code: "id-2", quantity: 3, options: {} },
      { code: "id-3", quantity: 1, options: { "Ring colour": "Red" } },
    ]);
  });

  it("to order again names the goods by id, with what was chosen; none where no product is left", () => {
    const again = againPath([
      { productId: "id-1", quantity: 2, chosen: { "Ring colour": "Red" } },
      { productId: null, quantity: 1, chosen: {} },
    ]);
    const search = new URL(again ?? "", "http://shop").searchParams;
    expect(parseCartLink(search.get("add") ?? "").entries).toEqual([
      { code: "id-1", quantity: 2, options: { "Ring colour": "Red" } },
    ]);
    expect(againPath([{ productId: null, quantity: 1, chosen: {} }])).toBeNull();
  });

  it("keeps every choice, whatever its words are made of", () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text === text.trim());
    const chosen = fc.dictionary(word, word, { noNullPrototype: true, maxKeys: 3 });
    fc.assert(
      fc.property(chosen, fc.integer({ min: 1, max: MAX_CART_QUANTITY }), (options, quantity) => {
        const text = cartLinkOf([{ productId: "id", sku: "SKU:7", quantity, chosen: options }]);
        expect(parseCartLink(text)).toEqual({
          entries: [{ code: "SKU:7", quantity, options }],
          unread: [],
          cut: false,
        });
      }),
    );
  });
});
