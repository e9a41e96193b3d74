import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { priceHistory, productLinks } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { searchCodeOf, searchTextOf } from "./index/search-text.ts";
import { getProductBySlug } from "./product/product-page.server.ts";
import { listProductsByIds } from "./purchasable.server.ts";
import { listCategories, listProducts } from "./queries.server.ts";
import { getCurrentSlug } from "./retired-slugs.server.ts";
import { PAGE_SIZE } from "./schema.ts";

const db = await useTestDb();

/** Announces that what visitors see has changed, as a write of the application does. */
const announce = () => inTransaction(db, bumpSiteVersion);

const list = async (search = "", categoryId: string | null = null, page = 1) => {
  await announce();
  return listProducts(db, { search, categoryId, page });
};
const names = async (search: string) => (await list(search)).products.map((product) => product.name);

describe("the list", () => {
  it("shows only published products in stock, by name, and no variations", async () => {
    for (const name of ["beam", "Ádhmad", "Clamp"]) await createProduct(db, { name });
    await createProduct(db, { name: "Draft", status: "draft" });
    await createProduct(db, { name: "Gone", stock: 0 });
    await createProduct(db, { name: "Later", stockStatus: "on_backorder" });
    await createProduct(db, { name: "Searched only", visibility: "search" });
    const parent = await createProduct(db, { name: "Cable", kind: "variable", price: cents(500) });
    await createProduct(db, { parentId: parent.id, price: cents(700) });
    await createProduct(db, { parentId: parent.id, price: cents(900) });
    const { products: shown, total } = await list();
    expect(shown.map((product) => product.name)).toEqual(["Ádhmad", "beam", "Cable", "Clamp"]);
    expect(total).toBe(4);
    expect(shown[2]).toMatchObject({ price: 700, from: true, kind: "variable" });
  });

  it("leaves out chairs by its slug, hidden categories, what is below them, and their products", async () => {
    const chairs = await createCategory(db, { name: "Chairs", slug: "chairs" });
    const folding = await createCategory(db, { name: "Folding", parentId: chairs.id });
    const retired = await createCategory(db, { name: "Retired", hidden: true });
    const staging = await createCategory(db, { name: "Staging" });
    await createProduct(db, { name: "Seat", categoryId: chairs.id });
    const stool = await createProduct(db, { name: "Stool", categoryId: folding.id });
    await createProduct(db, { name: "Deck", categoryId: staging.id });
    await createProduct(db, { name: "Dimmer", categoryId: retired.id });
    await announce();
    expect(await listCategories(db)).toMatchObject([{ name: "Staging", products: 1 }]);
    expect((await list()).products.map((product) => product.name)).toEqual(["Deck"]);
    expect((await list("", chairs.id)).total).toBe(0);
    expect(await getProductBySlug(db, stool.slug, new Date())).toBeNull();
  });

  it("counts and lists what is in a category and below it, each product once", async () => {
    const lighting = await createCategory(db, { name: "Lighting" });
    const heads = await createCategory(db, { name: "Moving heads", parentId: lighting.id });
    await createProduct(db, { categoryId: heads.id });
    await createProduct(db, { categoryId: lighting.id });
    await announce();
    const counted = (await listCategories(db)).map(({ name, products: n }) => [name, n]);
    expect(counted).toEqual([
      ["Lighting", 2],
      ["Moving heads", 1],
    ]);
    expect((await list("", lighting.id)).total).toBe(2);
    expect((await list("", heads.id)).total).toBe(1);
  });

  it("pages by 24 and says how many there are past the end", async () => {
    for (let n = 0; n < PAGE_SIZE + 1; n += 1) await createProduct(db);
    expect(await list()).toMatchObject({ total: 25, pages: 2 });
    expect((await list("", null, 2)).products).toHaveLength(1);
    expect(await list("", null, 9999)).toMatchObject({ products: [], total: 25, page: 9999, pages: 2 });
  });
});

describe("search", () => {
  const add = (name: string, more: { nameGa?: string; sku?: string; brand?: string } = {}) =>
    createProduct(db, {
      name,
      nameGa: more.nameGa ?? null,
      sku: more.sku ?? null,
      searchText: searchTextOf({
        name,
        nameGa: more.nameGa ?? null,
        brand: more.brand ?? null,
        codes: [more.sku ?? null],
      }),
      searchCode: searchCodeOf(more.sku),
    });

  it("finds substrings without regard to case and fadas, in either language", async () => {
    await add("LED moving head", { nameGa: "Ceann soilsiúil gluaisteach" });
    await add("Hazer");
    expect(await names("OVING h")).toEqual(["LED moving head"]);
    expect(await names("soilsiuil")).toEqual(["LED moving head"]);
    expect(await names("SOILSIÚIL")).toEqual(["LED moving head"]);
  });

  it("finds part numbers however they are punctuated", async () => {
    await add("Truss corner", { sku: "F34-PL.100" });
    await add("Something else", { sku: "F99" });
    for (const text of ["f34pl100", "F34 PL 100", "34-pl"])
      expect(await names(text)).toEqual(["Truss corner"]);
  });

  it("finds brands, all words in any order, and measures however they are spaced", async () => {
    await add("DMX cable 10 m", { brand: "Klotz" });
    await add("DMX cable 5 m", { brand: "Klotz" });
    expect(await names("10m cable klotz")).toEqual(["DMX cable 10 m"]);
    expect(await names("klotz")).toHaveLength(2);
  });

  it("forgives small typos, and says so", async () => {
    await add("Moving head spot");
    await add("Follow spot");
    await add("Microphone stand");
    expect((await list("moving hed")).products.map((product) => product.name)).toEqual(["Moving head spot"]);
    expect((await list("mircophone")).closest).toBe(true);
    expect(await names("mircophone")).toEqual(["Microphone stand"]);
    expect((await list("moving")).closest).toBe(false);
    expect(await names("xylophone zzz")).toEqual([]);
  });

  it("puts the best match first", async () => {
    await add("Flight case for hazer");
    await add("Hazer");
    await add("Hazer fluid");
    await add("Superhazer");
    expect(await names("hazer")).toEqual(["Hazer", "Hazer fluid", "Flight case for hazer", "Superhazer"]);
  });

  it("takes signs of patterns and queries as themselves", async () => {
    await add("100% cotton drape");
    await add("Plain drape");
    expect(await names("100%")).toEqual(["100% cotton drape"]);
    for (const text of ["'; drop table products; --", "\\", "_", "%%%", "a'b\"c", "𝕏".repeat(40)])
      await list(text);
  });
});

describe("a product's page", () => {
  it("offers variations and keeps out-of-stock products reachable", async () => {
    const parent = await createProduct(db, {
      name: "Cable",
      kind: "variable",
      attributes: [{ name: "Length", values: ["5 m", "10 m"], visible: true, variation: true }],
    });
    await createProduct(db, {
      parentId: parent.id,
      options: { Length: "5 m" },
      stock: 0,
      price: cents(1000),
    });
    await createProduct(db, {
      parentId: parent.id,
      options: { Length: "10 m" },
      stock: 4,
      price: cents(1500),
    });
    const page = await getProductBySlug(db, parent.slug, new Date());
    expect(page?.variations).toMatchObject([
      { options: { Length: "5 m" }, stock: { word: "out" } },
      { options: { Length: "10 m" }, stock: { word: "low", left: 4 }, price: 1500 },
    ]);
  });

  it("weighs a variation as its product where it has no weight of its own", async () => {
    const parent = await createProduct(db, { kind: "variable", weightGrams: 400 });
    await createProduct(db, { parentId: parent.id, weightGrams: 900, price: cents(1) });
    await createProduct(db, { parentId: parent.id, price: cents(2) });
    const page = await getProductBySlug(db, parent.slug, new Date());
    expect(page?.variations.map(({ weightGrams }) => weightGrams)).toEqual([900, 400]);
  });

  it("repeats among related products nothing that it shows already", async () => {
    const { id: categoryId } = await createCategory(db, { name: "Speakers" });
    const [small, large, stand, column] = await Promise.all(
      ["Small", "Large", "Stand", "Column"].map((name) => createProduct(db, { name, categoryId })),
    );
    if (!small || !large || !stand || !column) throw new Error("no products");
    await db.insert(productLinks).values([
      { productId: small.id, targetId: large.id, kind: "upsell" },
      { productId: small.id, targetId: stand.id, kind: "cross_sell" },
    ]);
    await announce();
    const page = await getProductBySlug(db, small.slug, new Date());
    expect(page?.related.map(({ name }) => name)).toEqual(["Column"]);
  });

  it("announces a price cut only with 30 days of history", async () => {
    const now = new Date("2026-11-21T12:00:00Z");
    const { id, slug } = await createProduct(db, { price: cents(8_000), regularPrice: cents(10_000) });
    await db.delete(priceHistory);
    const at = (days: number, price: number) => ({
      productId: id,
      price: cents(price),
      validFrom: new Date(now.getTime() - days * DAY_MS),
    });
    await db.insert(priceHistory).values([at(20, 10_000), at(1, 8_000)]);
    expect((await getProductBySlug(db, slug, now))?.reduction).toBeNull();
    await db.insert(priceHistory).values([at(90, 9_500)]);
    expect((await getProductBySlug(db, slug, now))?.reduction).toEqual({ lowestBefore: 9_500 });
  });

  it("leads old addresses to the present one", async () => {
    const { id, slug } = await createProduct(db);
    await db.insert(retiredSlugs).values({ kind: "product", slug: "old-name", productId: id });
    expect(await getCurrentSlug(db, "product", "old-name")).toBe(slug);
    expect(await getCurrentSlug(db, "product", "never")).toBeNull();
    expect(await getCurrentSlug(db, "category", "old-name")).toBeNull();
  });
});

describe("reading by id", () => {
  it("gives variations their parent's name and page, and leaves unknown ids out", async () => {
    const attributes = ["Length", "Colour"].map((name) => ({
      name,
      values: [],
      visible: true,
      variation: true,
    }));
    const parent = await createProduct(db, {
      name: "Cable",
      nameGa: "Cábla",
      kind: "variable",
      stock: 7,
      attributes,
    });
    const variation = await createProduct(db, {
      parentId: parent.id,
      options: { Length: "5 m", Colour: "black" },
    });
    const found = await listProductsByIds(db, [variation.id, "01900000-0000-7000-8000-000000000000"]);
    expect(found).toMatchObject([
      {
        id: variation.id,
        name: "Cable",
        nameGa: "Cábla",
        slug: parent.slug,
        options: "5 m, black",
        available: 7,
      },
    ]);
    expect(found[0]?.stockHolderId).toBe(parent.id);
  });
});
