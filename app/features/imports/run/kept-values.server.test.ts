import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { importProblems } from "#app/db/schema/imports.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";
import type { ImportOptions } from "./import-products.server.ts";

const db = await useTestDb();
const clock = { now: () => new Date("2026-03-01T10:00:00Z") };

const run = (lines: readonly string[], options: Partial<ImportOptions> = {}) =>
  importFile({ db, clock }, csv(...lines), options);

async function bySku(sku: string) {
  const [product] = await db.select().from(products).where(eq(products.sku, sku));
  return product;
}

const reasons = async () => (await db.select().from(importProblems)).map(({ reason }) => reason.code);

const CABLE = [
  "ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)",
  '10,variable,CAB,DMX cable,,,Length,"5 m, 10 m"',
  "12,variation,CAB-5,DMX cable - 5 m,10,id:10,Length,5 m",
  "13,variation,CAB-10,DMX cable - 10 m,15,id:10,Length,10 m",
];

describe("a file that does not say the type", () => {
  test("keeps a product with variations as it is", async () => {
    await run(CABLE);
    const { counts } = await run(["SKU,Name,Short description", "CAB,DMX cable,Better words"]);
    expect(counts).toMatchObject({ updated: 1, skipped: 0 });
    expect(await bySku("CAB")).toMatchObject({
      kind: "variable",
      price: 1000,
      shortDescription: "<p>Better words</p>",
      attributes: [{ name: "Length", variation: true }],
    });
  });

  test("prices variations by their SKU, and their product follows", async () => {
    await run(CABLE);
    const file = [
      "SKU,Name,Regular price",
      "CAB-5,DMX cable - 5 m,20",
      "CAB-10,DMX cable - 10 m,12.50",
      "NEW,New lamp,5",
    ];
    const { counts } = await run(file);
    expect(counts).toMatchObject({ created: 1, updated: 2, skipped: 0 });
    expect(await bySku("CAB-5")).toMatchObject({
      kind: "variation",
      price: 2000,
      options: { Length: "5 m" },
    });
    expect(await bySku("CAB-10")).toMatchObject({ price: 1250 });
    expect(await bySku("CAB")).toMatchObject({ kind: "variable", price: 1250, name: "DMX cable" });
    expect(await bySku("NEW")).toMatchObject({ kind: "simple", price: 500 });
    expect((await run(file)).counts).toMatchObject({ created: 0, updated: 0, skipped: 0 });
  });

  test("keeps what is sold elsewhere and a group of products", async () => {
    await run([
      "Type,SKU,Name,Regular price,External URL,Button text,Grouped products",
      "external,EXT,Desk,50,https://maker.example/desk,Buy there,",
      "simple,PART,Part,5,,,",
      "grouped,SET,Set,,,,PART",
    ]);
    await run(["SKU,Type,Name,Regular price", "EXT,,Desk,55", "SET,,Set of parts,"]);
    expect(await bySku("EXT")).toMatchObject({
      kind: "external",
      price: 5500,
      externalUrl: "https://maker.example/desk",
      externalLabel: "Buy there",
    });
    expect(await bySku("SET")).toMatchObject({ kind: "grouped", name: "Set of parts" });
  });
});

test("a blank In stock? keeps what is sold out, and is in stock for a new product", async () => {
  await run(["SKU,Name,In stock?", "GONE,Lamp,0", "NEW,Lamp,"]);
  expect(await bySku("NEW")).toMatchObject({ stockStatus: "in_stock" });
  await run(["SKU,Name,In stock?", "GONE,Lamp,"]);
  expect(await bySku("GONE")).toMatchObject({ stockStatus: "out_of_stock" });
  await run(["SKU,Name,In stock?", "GONE,Lamp,"], { blank: "clear" });
  expect(await bySku("GONE")).toMatchObject({ stockStatus: "in_stock" });
});

describe("VAT", () => {
  const TAXED = ["SKU,Name,Tax status,Tax class,Regular price", "LAMP,Lamp,taxable,reduced-rate,100"];

  test("a status without a class keeps the rate of a taxable product", async () => {
    await run(TAXED);
    await run(["SKU,Name,Tax status,Regular price", "LAMP,Lamp,taxable,100"]);
    expect(await bySku("LAMP")).toMatchObject({ vatRate: 1350 });
    await run(["SKU,Name,Tax status,Regular price", "LAMP,Lamp,none,100"]);
    expect(await bySku("LAMP")).toMatchObject({ vatRate: 0 });
    await run(["SKU,Name,Tax status,Regular price", "LAMP,Lamp,taxable,100"]);
    expect(await bySku("LAMP")).toMatchObject({ vatRate: 2300 });
  });

  test("prices without VAT get the rate that the product keeps", async () => {
    await run(TAXED);
    await run(["SKU,Name,Regular price", "LAMP,Lamp,200"], { pricesIncludeVat: false });
    expect(await bySku("LAMP")).toMatchObject({ vatRate: 1350, regularPrice: 22_700 });
  });
});

describe("keys that name different products", () => {
  test("a barcode of another product is refused", async () => {
    await run(['ID,SKU,Name,"GTIN, UPC, EAN, or ISBN"', "1,A,Lamp,5901234123457", "2,B,Desk,4006381333931"]);
    const { counts } = await run(['ID,SKU,Name,"GTIN, UPC, EAN, or ISBN"', "1,A,Lamp,4006381333931"]);
    expect(counts).toMatchObject({ updated: 0, skipped: 1 });
    expect(await reasons()).toEqual(["key-conflict"]);
  });

  test("a row with another ID of the same shop does not take a product by its SKU", async () => {
    await run(["ID,SKU,Name,Regular price", "9001,NEW-1,Clamp,12.50"]);
    const { counts } = await run(["ID,SKU,Name,Regular price", "9008,NEW-1,Twin,10"]);
    expect(counts).toMatchObject({ updated: 0, skipped: 1 });
    expect(await bySku("NEW-1")).toMatchObject({ name: "Clamp", sourceId: 9001, price: 1250 });
    expect(await reasons()).toEqual(["other-source-id"]);
    const withoutId = await run(["ID,SKU,Name,Regular price", ",NEW-1,Clamp,10"]);
    expect(withoutId.counts).toMatchObject({ updated: 1, skipped: 0 });
  });
});

describe("a file with decomposed letters, as a Mac writes them", () => {
  const FILE = [
    "ID,SKU,Name,Description,Categories,Brands,Tags,Images,Attribute 1 name,Attribute 1 value(s)",
    '7,ÉIRE-1,Oíche mhaith,"<p>Solas\u0007 na hoíche</p>","Soilsiú > Cóiríocht",Bród,"Bán, Ri&#769;",Oíche.webp,Dath,Bán',
  ].map((line) => line.normalize("NFD"));

  test("is stored in composed letters, as forms store them, and its addresses as they are", async () => {
    await run(FILE);
    expect(await bySku("ÉIRE-1")).toMatchObject({
      name: "Oíche mhaith",
      description: "<p>Solas na hoíche</p>",
      tags: ["Bán", "Rí"],
      attributes: [{ name: "Dath", values: ["Bán"] }],
    });
    expect((await db.select().from(categories)).map(({ path }) => path).sort()).toEqual([
      "Soilsiú",
      "Soilsiú > Cóiríocht",
    ]);
    expect((await run(FILE)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  test("finds what an import of before has stored decomposed", async () => {
    await run(FILE);
    const { id = "" } = (await bySku("ÉIRE-1")) ?? {};
    const old = (text: string) => text.normalize("NFD");
    await db
      .update(products)
      .set({ sku: old("ÉIRE-1"), name: old("Oíche mhaith"), source: null, sourceId: null });
    await db.update(brands).set({ name: old("Bród") });
    for (const category of await db.select().from(categories))
      await db
        .update(categories)
        .set({ name: old(category.name), path: old(category.path) })
        .where(eq(categories.id, category.id));
    expect((await run(FILE)).counts).toMatchObject({ created: 0, updated: 1, categories: 0 });
    expect(await bySku("ÉIRE-1")).toMatchObject({ id, name: "Oíche mhaith" });
    expect(await db.$count(brands)).toBe(1);
  });
});
