import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { mergeSeen, parseSeen } from "./seen-products.ts";

describe("what was last seen of a product", () => {
  it("never throws, whatever is stored", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseSeen(text)));
  });

  it("comes back as it was, and keeps the first price", () => {
    const product = {
      productId: "a",
      sku: null,
      name: "A",
      nameGa: null,
      available: null,
      picture: {
        width: 800,
        height: 800,
        alt: null,
        focal: { x: 30, y: 50 },
        variants: [{ format: "avif" as const, width: 240, src: "/pictures/a.avif" }],
      },
      duties: { takeBack: true, environmentalCost: cents(85), exception: "custom-made" as const },
      options: "5 m",
      optionsGa: null,
      choices: [{ name: "Colour", nameGa: "Dath", values: [{ name: "Red", nameGa: "Dearg" }] }],
      href: "/shop/product/a",
      price: cents(1000),
      stock: { word: "in", left: null } as const,
    };
    const first = mergeSeen(new Map(), [product], new Set(["a"]));
    const read = parseSeen(JSON.stringify(first));
    expect([...read.values()]).toEqual(first);
    const [later] = mergeSeen(read, [{ ...product, price: cents(1200) }], new Set(["a"]));
    expect([later?.product.price, later?.priceThen]).toEqual([1200, 1000]);
    expect(mergeSeen(read, [], new Set())).toEqual([]);
  });
});
