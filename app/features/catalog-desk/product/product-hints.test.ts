import { expect, it } from "vitest";
import type { LibraryItem } from "#app/features/media/library.ts";
import { hintsOf } from "./product-hints.ts";

const picture = (id: string, alt: LibraryItem["alt"]) => ({ id, alt }) as LibraryItem;
const NAMED = { name: "Clamp", nameGa: "Teanntán", categories: "c1" };

it("misses Irish only of a text that is there", () => {
  const product = { variations: [], pictures: [] };
  expect(hintsOf({ ...product, values: NAMED })).toEqual([]);
  expect(hintsOf({ ...product, values: { ...NAMED, description: "Holds." } })).toEqual(["irish"]);
  expect(hintsOf({ ...product, values: { ...NAMED, nameGa: "" } })).toEqual(["irish"]);
});

it("names a picture without words, no category, and a variation without SKU", () => {
  const pictures = [picture("p1", { en: "A clamp", ga: "Teanntán" }), picture("p2", null)];
  const values = { ...NAMED, categories: "", pictures: "p1,p2", "v.v1.sku": "A", "v.v2.sku": "" };
  const variations = [
    { id: "v1", label: "Red" },
    { id: "v2", label: "Blue" },
  ];
  expect(hintsOf({ values, variations, pictures })).toEqual(["alt", "category", "variation-sku"]);
  expect(hintsOf({ values: { ...values, pictures: "p1" }, variations, pictures })).not.toContain("alt");
});
