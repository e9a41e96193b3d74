import { describe, expect, it } from "vitest";
import { findProducts } from "#app/features/catalog-desk/find-products.server.ts";
import { findGoods } from "#app/features/draft-orders/editor/find-goods.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { searchCodeOf, searchTextOf } from "../index/search-text.ts";

const db = await useTestDb();

const addProduct = (name: string, sku: string, category: string) =>
  createProduct(db, { name, sku, searchText: searchTextOf({ name, categories: [category], codes: [sku] }) });

const PICKERS: Readonly<Record<string, (typed: string) => Promise<readonly { readonly name: string }[]>>> = {
  "the picker of products": (typed) => findProducts(db, typed),
  "the picker of a draft order": (typed) => findGoods(db, typed, null),
};

describe.each(Object.entries(PICKERS))("%s", (_, find) => {
  const names = async (typed: string) => (await find(typed)).map(({ name }) => name);

  it("finds by words in any order, in the name, the category or the part number, with fadas or without", async () => {
    await addProduct("Bow shackle, black, 2 t", "RG-SHACKLE-2T", "Clamps and shackles");
    await addProduct("Bow shackle, silver, 1 t", "RG-SHACKLE-1T", "Clamps and shackles");
    expect(await names("black shackle")).toEqual(["Bow shackle, black, 2 t"]);
    expect(await names("clamps SILVÉR")).toEqual(["Bow shackle, silver, 1 t"]);
    expect(await names("bow rgshackle2")).toEqual(["Bow shackle, black, 2 t"]);
    expect(await names("bow white")).toEqual([]);
  });

  it("offers an equal part number first, and a name before a category", async () => {
    await addProduct("Bow shackle", "RG-1", "Clamps and shackles");
    await addProduct("Half coupler clamp", "RG-12", "Rigging");
    await addProduct("Adjustable steel clamp for RG-12", "RG-3", "Rigging");
    expect(await names("clamp")).toEqual([
      "Half coupler clamp",
      "Adjustable steel clamp for RG-12",
      "Bow shackle",
    ]);
    expect(await names("rg 3")).toEqual(["Adjustable steel clamp for RG-12"]);
    expect(await names("RG-3")).toEqual(["Adjustable steel clamp for RG-12"]);
    expect((await names("rg-12"))[0]).toBe("Half coupler clamp");
    expect(await names("rg-1")).toHaveLength(3);
    expect((await names("rg-1"))[0]).toBe("Bow shackle");
  });

  it("takes wildcards, letters without a sound of their own and lone halves of characters as they are", async () => {
    await addProduct("Gaffer tape 100%", "TP-1", "Tape");
    expect(await names("100%")).toEqual(["Gaffer tape 100%"]);
    expect(await names("_affer")).toEqual([]);
    expect(await names("!!")).toEqual([]);
    expect(await names("\u0000\u0000\uD83D")).toEqual([]);
  });
});

describe("the picker of a draft order", () => {
  it("finds a variation by words of its product and of its own part number", async () => {
    const name = "DMX cable";
    const { id: parentId } = await createProduct(db, { name, sku: "CB-DMX", kind: "variable" });
    for (const sku of ["CB-DMX-5M", "CB-DMX-10M"])
      await createProduct(db, { name, sku, parentId, searchText: "", searchCode: searchCodeOf(sku) });
    expect((await findGoods(db, "cable dmx 10m", null)).map(({ code }) => code)).toEqual(["CB-DMX-10M"]);
  });
});
