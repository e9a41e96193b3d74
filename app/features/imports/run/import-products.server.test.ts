import { readFileSync } from "node:fs";
import { asc, count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { importPictures, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import {
  categories,
  priceHistory,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { siteVersion } from "#app/db/schema/system/settings.ts";
import { generateExport } from "#tests/bench/generate-export.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";
import { getRunPictures, listMissingPictures } from "../pictures/run-pictures.server.ts";
import { getImportRun, listImportProblems } from "../queries.server.ts";
import type { ImportOptions } from "./import-products.server.ts";

const db = await useTestDb();
let now = new Date("2026-03-01T10:00:00Z");
const clock = { now: () => now };

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

const run = (file: Uint8Array, options: Partial<ImportOptions> = {}) =>
  importFile({ db, clock }, file, options);

const bySku = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0];

const FAMILY = [
  "ID,Type,SKU,Name,Published,Regular price,Stock,Categories,Images,Parent,Upsells,Attribute 1 name,Attribute 1 value(s)",
  '12,variation,CAB-5,"DMX cable - 5 m",1,"19.90",4,,,id:10,,Length,5 m',
  '10,variable,CAB,"DMX cable, 5-pin",1,,,"Cables > DMX, Lighting",cable.webp,,LAMP,Length,"5 m, 10 m"',
  '13,variation,,"DMX cable - any",1,"29.90",0,,,CAB,,Length,',
  "11,simple,LAMP,Lamp,1,9.99,,Lighting,,,,,",
];

describe("importing a file", () => {
  it("writes families in whatever order their rows are", async () => {
    const { counts } = await run(csv(...FAMILY));
    expect(counts).toMatchObject({
      rows: 4,
      created: 4,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      categories: 3,
    });
    const parent = await bySku("CAB");
    expect(parent).toMatchObject({
      kind: "variable",
      slug: "dmx-cable-5-pin",
      price: 1990,
      stockStatus: "in_stock",
      source: "woocommerce",
      sourceId: 10,
    });
    expect(parent?.attributes).toEqual([
      { name: "Length", values: ["5 m", "10 m"], visible: true, variation: true },
    ]);
    const variation = await bySku("CAB-5");
    expect(variation).toMatchObject({
      parentId: parent?.id,
      slug: null,
      options: { Length: "5 m" },
      price: 1990,
    });
    const [level] = await db
      .select()
      .from(stockLevels)
      .where(eq(stockLevels.productId, variation?.id ?? ""));
    expect(level?.available).toBe(4);
    const movements = await db.select().from(stockMovements);
    expect(movements.map(({ delta, reason }) => ({ delta, reason }))).toEqual([
      { delta: 4, reason: "import" },
    ]);
    const paths = await db.select({ path: categories.path }).from(categories).orderBy(asc(categories.path));
    expect(paths.map(({ path }) => path)).toEqual(["Cables", "Cables > DMX", "Lighting"]);
    const [link] = await db.select().from(productLinks);
    expect(link).toMatchObject({
      productId: parent?.id,
      kind: "upsell",
      targetId: (await bySku("LAMP"))?.id,
    });
  });

  it("F-13: changes nothing when the same file comes again", async () => {
    await run(csv(...FAMILY));
    const before = await db.select().from(products).orderBy(products.id);
    now = new Date("2026-03-02T10:00:00Z");
    const { counts } = await run(csv(...FAMILY));
    expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 4, skipped: 0, categories: 0 });
    expect(await db.select().from(products).orderBy(products.id)).toEqual(before);
    expect((await db.select({ n: count() }).from(priceHistory))[0]?.n).toBe(4);
  });

  it("keeps slugs, counts a new price in the history and leaves what a blank cell means", async () => {
    await run(csv(...FAMILY));
    const slug = (await bySku("LAMP"))?.slug;
    const { counts } = await run(csv("SKU,Name,Regular price,Categories", "lamp,Lamp mark II,12.50,"));
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    const lamp = (await bySku("LAMP")) ?? (await bySku("lamp"));
    expect(lamp).toMatchObject({ name: "Lamp mark II", slug, price: 1250, regularPrice: 1250 });
    const history = await db
      .select({ price: priceHistory.price })
      .from(priceHistory)
      .where(eq(priceHistory.productId, lamp?.id ?? ""));
    expect(history.map(({ price }) => price).sort()).toEqual([1250, 999].sort());
    expect(lamp?.categoryId).not.toBeNull();
  });

  it("clears the values of blank cells when asked to", async () => {
    await run(csv("SKU,Name,Regular price,Short description", "A,Amp,5.00,<p>Loud</p>"));
    await run(csv("SKU,Name,Regular price,Short description", "A,Amp,,"), { blank: "clear" });
    expect(await bySku("A")).toMatchObject({ price: null, regularPrice: null, shortDescription: "" });
  });

  it("keeps what staff have set where the cells of fixed words and of 0/1 are blank, unless they clear", async () => {
    const file = (rest: string) =>
      csv(
        "SKU,Name,Visibility in catalog,Is featured?,Sold individually?,Stock,Backorders allowed?",
        `A,Lamp,${rest}`,
      );
    await run(file("hidden,1,1,0,notify"));
    const set = { visibility: "hidden", featured: true, soldIndividually: true, backorders: "notify" };
    await run(file(",,,0,"));
    expect(await bySku("A")).toMatchObject({ ...set, stockStatus: "on_backorder" });
    await run(file(",,,0,"), { blank: "clear" });
    expect(await bySku("A")).toMatchObject({
      visibility: "visible",
      featured: false,
      soldIndividually: false,
      backorders: "no",
      stockStatus: "out_of_stock",
    });
  });

  it("takes a blank price for price on request, never for 0", async () => {
    await run(csv("SKU,Name,Regular price", "A,Amp,"));
    expect((await bySku("A"))?.price).toBeNull();
  });

  it("adds each product's VAT when the file's prices are without", async () => {
    await run(csv("SKU,Name,Regular price,Tax class", "A,Amp,100.00,", "B,Book,100.00,zero-rate"), {
      pricesIncludeVat: false,
    });
    expect((await bySku("A"))?.price).toBe(12300);
    expect((await bySku("B"))?.price).toBe(10000);
  });

  it("bumps the site version, so that visitors see it", async () => {
    const version = async () => (await db.select().from(siteVersion))[0]?.version ?? 0;
    const before = await version();
    await run(csv(...FAMILY));
    expect(await version()).toBeGreaterThan(before);
  });

  it("finds pictures in the media library by their file name and names the others", async () => {
    await db
      .insert(media)
      .values({ filename: "cable.webp", width: 8, height: 8, variants: [], placeholder: "" });
    const { runId, counts } = await run(
      csv(
        "SKU,Name,Images",
        'A,Amp,"https://shop.example/wp/2026/cable.webp, https://shop.example/missing.jpg"',
      ),
      { tracked: true },
    );
    expect(counts).toMatchObject({ images: 2, imagesMissing: 1 });
    const images = await db.select().from(productImages).orderBy(productImages.position);
    expect(images.map((image) => image.mediaId !== null)).toEqual([true, false]);
    const { warnings } = await listImportProblems(db, runId, 1);
    expect(warnings).toBe(0);
    const { list } = await getRunPictures(db, runId);
    expect(list).toEqual([]);
    expect(await listMissingPictures(db, runId)).toEqual([]);
    await db.update(importPictures).set({ state: "missing" });
    expect(await listMissingPictures(db, runId)).toMatchObject([
      { address: "https://shop.example/missing.jpg", sku: "A", name: "Amp" },
    ]);
  });
});

describe("two languages of one product", () => {
  it.each([
    [
      "WPML",
      "Meta: _wpml_import_translation_group,Meta: _wpml_import_language_code,Meta: _wpml_import_source_language_code",
      ["g1,en,", "g1,ga,en"],
    ],
    ["Polylang", "Translation group,Language", ["pll_1,en", "pll_1,ga"]],
  ])(
    "are paired as %s exports them, with every Irish word and no category of its own",
    async (_, names, [en, ga]) => {
      const file = csv(
        `ID,Type,SKU,Name,Short description,Description,Categories,${names}`,
        `1,simple,W1,Moving head,Short,Long,Lights,${en}`,
        `2,simple,W1,Ceann gluaisteach,Gearr,Fada,Soilse,${ga}`,
      );
      const { counts } = await run(file);
      expect(counts).toMatchObject({ created: 1, skipped: 0, categories: 1 });
      expect(await bySku("W1")).toMatchObject({
        name: "Moving head",
        nameGa: "Ceann gluaisteach",
        shortDescriptionGa: "<p>Gearr</p>",
        descriptionGa: "<p>Fada</p>",
      });
      expect((await run(file)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    },
  );
});

describe("files", () => {
  it("without any key match by name the second time", async () => {
    const file = csv("Name,Regular price", "Amp,5.00", "Desk,6.00");
    await run(file);
    expect((await run(file)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it.each([
    "awkward-values.csv",
    "excel-semicolon.csv",
    "genuine.csv",
    "german.csv",
    "irish.csv",
    "mojibake.csv",
    "old-export.csv",
    "scripts.csv",
    "shortcodes.csv",
    "utf-16.csv",
    "windows-1252.csv",
    "wpml.csv",
  ])("%s comes in twice with no change", async (name) => {
    const first = await run(fixture(name));
    expect(first.counts.created).toBeGreaterThan(0);
    const second = await run(fixture(name));
    expect(second.counts).toMatchObject({ created: 0, updated: 0 });
  });

  it("with thousands of rows stay whole", async () => {
    const { counts } = await run(generateExport(1500));
    expect(counts).toMatchObject({ rows: 1500, created: 1500, skipped: 0 });
    expect((await getImportRun(db, (await db.select().from(importRuns))[0]?.id ?? ""))?.counts.created).toBe(
      1500,
    );
    expect((await db.select({ n: count() }).from(importProblems))[0]?.n).toBe(0);
  });
});
