import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { listPurchasable } from "../purchasable.server.ts";
import { browseProducts } from "../queries.server.ts";
import { parseListQuery } from "../schema.ts";

const db = await useTestDb();

async function browse(address = "") {
  await inTransaction(db, bumpSiteVersion);
  return browseProducts(db, parseListQuery(new URLSearchParams(address)));
}

const namesOf = async (address: string) =>
  (await browse(address)).list.products.map((product) => product.name);

/** Counts by value of one kind of filter. */
async function countsOf(address: string, key: string) {
  const facet = (await browse(address)).facets.find((one) => one.key === key);
  return Object.fromEntries(facet?.values.map((value) => [value.key, value.count]) ?? []);
}

const attribute = (name: string, values: readonly string[], visible = true) => ({
  name,
  values,
  visible,
  variation: false,
});

async function fillShop() {
  const [robe, etc] = await db
    .insert(brands)
    .values([
      { name: "Robe", slug: "robe" },
      { name: "ETC", slug: "etc" },
    ])
    .returning();
  const light = await createCategory(db, { name: "Lighting" });
  const sound = await createCategory(db, { name: "Audio" });
  const add = (name: string, price: number | null, more: Parameters<typeof createProduct>[1]) =>
    createProduct(db, { name, price: price === null ? null : cents(price), ...more });
  const black = attribute("Colour", ["Black"]);
  const white = attribute("Colour", ["White"]);
  await add("Beam", 4_000, { brandId: robe?.id, categoryId: light.id, attributes: [black] });
  await add("Fresnel", 20_000, { brandId: etc?.id, categoryId: light.id, attributes: [white] });
  await add("Profile", 30_000, {
    brandId: etc?.id,
    categoryId: light.id,
    attributes: [black, attribute("Shelf", ["A", "B"], false)],
  });
  await add("Speaker", null, { categoryId: sound.id, attributes: [attribute("Colour", ["Black", "White"])] });
}

describe("filters", () => {
  it("count what each of their values would list, with the filters of the other kinds", async () => {
    await fillShop();
    expect(await countsOf("", "brand")).toEqual({ etc: 2, robe: 1 });
    expect(await countsOf("", "price")).toEqual({ "0-50": 1, "100-250": 1, "250-500": 1, request: 1 });
    expect(await countsOf("", "colour")).toEqual({ "colour.black": 3, "colour.white": 2 });
    expect(await countsOf("brand=etc", "brand")).toEqual({ etc: 2, robe: 1 });
    expect(await countsOf("brand=etc", "colour")).toEqual({ "colour.black": 1, "colour.white": 1 });
    expect(await countsOf("brand=etc&spec=colour.white", "colour")).toEqual({
      "colour.black": 1,
      "colour.white": 1,
    });
    expect((await browse("")).facets.map(({ key }) => key)).not.toContain("shelf");
  });

  it("widen within a kind and narrow between kinds", async () => {
    await fillShop();
    expect(await namesOf("brand=etc,robe")).toEqual(["Beam", "Fresnel", "Profile"]);
    expect(await namesOf("brand=etc,robe&spec=colour.black")).toEqual(["Beam", "Profile"]);
    expect(await namesOf("price=request,0-50&sort=name")).toEqual(["Beam", "Speaker"]);
    expect(await namesOf("category=lighting&spec=colour.white")).toEqual(["Fresnel"]);
    expect(await namesOf("brand=nobody")).toEqual([]);
    const { categories } = await browse("spec=colour.white");
    expect(categories.map(({ name, products: n }) => [name, n])).toEqual([
      ["Audio", 1],
      ["Lighting", 1],
    ]);
  });

  it("judge a product with variations by its lowest price", async () => {
    const parent = await createProduct(db, { name: "Cable", kind: "variable", price: cents(90_000) });
    await createProduct(db, { parentId: parent.id, price: cents(3_000) });
    expect(await countsOf("price=0-50", "price")).toEqual({ "0-50": 1 });
    expect(await namesOf("price=0-50")).toEqual(["Cable"]);
  });

  it("are sorted by name, price and age, those without a price last", async () => {
    await fillShop();
    expect(await namesOf("sort=price")).toEqual(["Beam", "Fresnel", "Profile", "Speaker"]);
    expect(await namesOf("sort=price-desc")).toEqual(["Profile", "Fresnel", "Beam", "Speaker"]);
    await db.update(products).set({ createdAt: new Date("2020-01-01") });
    await createProduct(db, { name: "Zoom", createdAt: new Date("2026-01-01") });
    expect((await namesOf("sort=new"))[0]).toBe("Zoom");
    expect((await namesOf("sort=name"))[0]).toBe("Beam");
    expect(await namesOf("sort=best")).toEqual(await namesOf(""));
  });

  it("begin with the best of every department in turn when no order is asked for", async () => {
    const [light, sound, stage] = [
      await createCategory(db, { name: "Lighting" }),
      await createCategory(db, { name: "Audio" }),
      await createCategory(db, { name: "Staging" }),
    ];
    const heads = await createCategory(db, { name: "Moving heads", parentId: light.id });
    const add = (name: string, categoryId: string, featured = false, position = 0) =>
      createProduct(db, { name, categoryId, featured, position });
    await add("Adapter", heads.id);
    await add("Beam", heads.id, true, 2);
    await add("Wash", light.id, true, 1);
    await add("Cable", sound.id);
    await add("Speaker", sound.id, true);
    await add("Deck", stage.id);
    await add("Deck leg", stage.id);
    await createProduct(db, { name: "Voucher" });
    const order = ["Speaker", "Wash", "Deck", "Voucher", "Cable", "Beam", "Deck leg", "Adapter"];
    expect(await namesOf("")).toEqual(order);
    expect(await namesOf("sort=featured")).toEqual(order);
    expect(await namesOf("category=lighting")).toEqual(["Wash", "Beam", "Adapter"]);
    expect((await namesOf("sort=name"))[0]).toBe("Adapter");
    const api = await listPurchasable(db, { search: "", categoryId: null, page: 1 });
    expect(api.products.map(({ name }) => name)).toEqual([...order].sort());
  });

  it("show a change once it is announced", async () => {
    await fillShop();
    expect((await browse("")).list.total).toBe(4);
    await db.update(products).set({ status: "draft" });
    expect((await browse("")).list).toMatchObject({ total: 0, products: [] });
  });
});

describe("bad addresses", () => {
  it("list nothing for an unknown category, and say so", async () => {
    await fillShop();
    expect(await browse("category=chairs")).toMatchObject({ unknown: true, list: { total: 0 }, facets: [] });
  });

  it("keep the count on a page past the end", async () => {
    await fillShop();
    expect((await browse("page=9999")).list).toMatchObject({ products: [], total: 4, pages: 1, page: 9999 });
  });

  it("survive very long texts, control characters and signs of patterns", async () => {
    await fillShop();
    for (const text of [
      "beam ".repeat(2_000),
      "\u0000\u0007\u202e",
      "%",
      "\\",
      "((((",
      "a|b",
      "💡".repeat(99),
    ]) {
      const { list } = await browse(
        new URLSearchParams({ search: text, brand: text, spec: text }).toString(),
      );
      expect(list.total).toBeLessThanOrEqual(4);
    }
    expect(await namesOf(`search=${"%00%01"}beam%07`)).toEqual(["Beam"]);
  });
});

it("a search that finds nothing is distinguished from a list that filters have emptied", async () => {
  await fillShop();
  expect(await browse("search=xylophone")).toMatchObject({ missed: true, list: { closest: false } });
  expect((await browse("search=beam&brand=etc")).missed).toBe(false);
  expect((await browse("brand=nobody")).missed).toBe(false);
});
