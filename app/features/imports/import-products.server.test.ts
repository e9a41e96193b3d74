import { readFileSync } from "node:fs";
import { asc, count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { categories, priceHistory, productImages, productLinks, products } from "#app/db/schema/catalog.ts";
import { importProblems, importRuns } from "#app/db/schema/imports.ts";
import { stockLevels, stockMovements } from "#app/db/schema/inventory.ts";
import { media } from "#app/db/schema/media.ts";
import { siteVersion } from "#app/db/schema/settings.ts";
import { generateExport } from "#tests/bench/generate-export.ts";
import { useTestDb } from "#tests/support/test-db.ts";
import { type ImportOptions, importProducts } from "./import-products.server.ts";
import { getImportRun, listImportProblems } from "./queries.server.ts";

const db = await useTestDb();
let now = new Date("2026-03-01T10:00:00Z");
const clock = { now: () => now };

const OPTIONS: ImportOptions = {
  fileName: "export.csv",
  actorId: null,
  source: "woocommerce",
  pricesIncludeVat: true,
  blank: "keep",
};

const csv = (...lines: readonly string[]) => new TextEncoder().encode(`\uFEFF${lines.join("\n")}\n`);
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

async function run(file: Uint8Array, options: Partial<ImportOptions> = {}) {
  const outcome = await importProducts({ db, clock }, file, { ...OPTIONS, ...options });
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

const bySku = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0];

const FAMILY = [
  "ID,Type,SKU,Name,Published,Regular price,Stock,Categories,Images,Parent,Upsells,Attribute 1 name,Attribute 1 value(s)",
  '12,variation,CAB-5,"DMX cable - 5 m",1,"19.90",4,,,id:10,,Length,5 m',
  '10,variable,CAB,"DMX cable, 5-pin",1,,,"Cables > DMX, Lighting",cable.webp,,LAMP,Length,"5 m, 10 m"',
  '13,variation,,"DMX cable - any",1,"29.90",0,,,CAB,,Length,',
  "11,simple,LAMP,Lamp,1,9.99,,Lighting,,,,,",
];

describe("importing a file", () => {
  it("writes families in whatever order their rows stand", async () => {
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

  it("changes nothing when the same file comes again", async () => {
    await run(csv(...FAMILY));
    const before = await db.select().from(products).orderBy(products.id);
    now = new Date("2026-03-02T10:00:00Z");
    const { counts } = await run(csv(...FAMILY));
    expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 4, skipped: 0, categories: 0 });
    expect(await db.select().from(products).orderBy(products.id)).toEqual(before);
    expect((await db.select({ n: count() }).from(priceHistory))[0]?.n).toBe(4);
  });

  it("keeps slugs, counts a new price in the history and leaves what a blank cell stands for", async () => {
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

  it("clears what blank cells stand for when asked to", async () => {
    await run(csv("SKU,Name,Regular price,Short description", "A,Amp,5.00,<p>Loud</p>"));
    await run(csv("SKU,Name,Regular price,Short description", "A,Amp,,"), { blank: "clear" });
    expect(await bySku("A")).toMatchObject({ price: null, regularPrice: null, shortDescription: "" });
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
    );
    expect(counts).toMatchObject({ images: 2, imagesMissing: 1 });
    const images = await db.select().from(productImages).orderBy(productImages.position);
    expect(images.map((image) => image.mediaId !== null)).toEqual([true, false]);
    const { problems } = await listImportProblems(db, runId, 1);
    expect(problems[0]?.reason).toEqual({
      code: "image-not-fetched",
      image: "https://shop.example/missing.jpg",
    });
  });
});

describe("bad rows", () => {
  it("are reported with row, column, value and reason, and never stop the others", async () => {
    const { runId, counts } = await run(
      csv(
        "ID,Type,SKU,Name,Regular price,Parent",
        "1,simple,OK-1,First,1.00,",
        "2,simple,BAD,Second,twelve,",
        "3,variation,ORPHAN,Orphan,1.00,NOWHERE",
        "4,bundle,BUN,Bundle,1.00,",
        "5,simple,OK-2,Last,2.00,",
        "6,variation,CHILD,Child,1.00,OK-1",
      ),
    );
    expect(counts).toMatchObject({ rows: 6, created: 2, skipped: 4 });
    const { problems, errors } = await listImportProblems(db, runId, 1);
    expect(errors).toBe(4);
    expect(
      problems.map(({ row, sku, column, value, reason }) => ({ row, sku, column, value, code: reason.code })),
    ).toEqual([
      { row: 3, sku: "BAD", column: "Regular price", value: "twelve", code: "price-invalid" },
      { row: 4, sku: "ORPHAN", column: "Parent", value: "NOWHERE", code: "parent-not-found" },
      { row: 5, sku: "BUN", column: "Type", value: "bundle", code: "type-unsupported" },
      { row: 7, sku: "CHILD", column: "Parent", value: "OK-1", code: "parent-not-variable" },
    ]);
  });

  it("tells the variations of a parent that failed", async () => {
    const { runId, counts } = await run(
      csv(
        "ID,Type,SKU,Name,Weight (kg),Regular price,Parent",
        "1,variable,P,,1,,",
        "2,variation,V,Child,1,1.00,id:1",
      ),
    );
    expect(counts).toMatchObject({ created: 0, skipped: 2 });
    const { problems } = await listImportProblems(db, runId, 1);
    expect(problems.map(({ reason }) => reason.code)).toEqual(["name-missing", "parent-failed"]);
  });

  it("never guess when keys point at two products", async () => {
    await run(csv("ID,SKU,Name", "1,ONE,One", "2,TWO,Two"));
    const { runId, counts } = await run(csv("ID,SKU,Name", "1,TWO,Which?"));
    expect(counts).toMatchObject({ updated: 0, skipped: 1 });
    expect((await listImportProblems(db, runId, 1)).problems[0]?.reason.code).toBe("key-conflict");
    expect(await bySku("TWO")).toMatchObject({ name: "Two" });
  });

  it("never let IDs of another shop's file meet", async () => {
    await run(csv("ID,SKU,Name", "1,ONE,One"), { source: "sample" });
    await run(csv("ID,SKU,Name", "1,UNO,Uno"));
    expect(await bySku("ONE")).toMatchObject({ name: "One", sample: true });
    expect(await bySku("UNO")).toMatchObject({ name: "Uno", sample: false });
  });

  it("keep a product whose pictures are all missing", async () => {
    const { counts } = await run(csv("SKU,Name,Images", "A,Amp,https://nowhere.invalid/x.png"));
    expect(counts).toMatchObject({ created: 1, imagesMissing: 1 });
  });
});

describe("files", () => {
  it.each([
    ["no Name column", csv("SKU,Price", "A,1"), "no-name-column"],
    ["an empty file", new Uint8Array(), "not-csv"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), "not-csv"],
    ["a file over 20 MB", new Uint8Array(20 * 1024 * 1024 + 1).fill(0x61), "too-large"],
  ])("%s is refused and changes nothing", async (_, file, kind) => {
    const outcome = await importProducts({ db, clock }, file, OPTIONS);
    expect(outcome).toMatchObject({ ok: false, error: { kind } });
    expect((await db.select({ n: count() }).from(importRuns))[0]?.n).toBe(0);
    expect((await db.select({ n: count() }).from(products))[0]?.n).toBe(0);
  });

  it("only one is imported at a time, and a run that died makes room", async () => {
    await db.insert(importRuns).values({ fileName: "other.csv", heartbeatAt: now });
    const outcome = await importProducts({ db, clock }, csv("Name", "Amp"), OPTIONS);
    expect(outcome).toEqual({ ok: false, error: { kind: "busy" } });
    now = new Date(now.getTime() + 61_000);
    const { counts } = await run(csv("Name", "Amp"));
    expect(counts.created).toBe(1);
    const states = await db
      .select({ state: importRuns.state })
      .from(importRuns)
      .orderBy(importRuns.createdAt);
    expect(states.map(({ state }) => state).sort()).toEqual(["finished", "interrupted"]);
  });

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
    expect((await db.select({ n: count() }).from(importProblems))[0]?.n).toBeGreaterThan(0);
  });
});
