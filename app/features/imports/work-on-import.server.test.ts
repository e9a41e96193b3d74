import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { importChanges, importRuns } from "#app/db/schema/imports.ts";
import { brands, categories, priceHistory, productLinks, products } from "#app/db/schema/shop/catalog.ts";
import { generateExport } from "#tests/bench/generate-export.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { expectLinear } from "#tests/support/process/processor-time.ts";
import { checkFile, csvBytes, importFile, keepFile } from "#tests/support/shop/import-steps.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { FIRST_SETUP, type ImportSetup } from "./file/setup.ts";
import { describeColumns } from "./reading/describe-columns.server.ts";
import { uploadRefusalText } from "./report/report-text.ts";
import { readImportFile } from "./run/import-files.server.ts";
import { importProducts } from "./run/import-products.server.ts";
import { getImportStep } from "./run/run-queries.server.ts";
import { checkImport } from "./steps/check-import.server.ts";
import { keepImport } from "./steps/keep-import.server.ts";
import { startImport } from "./steps/start-import.server.ts";
import { stopImport } from "./steps/stop-import.server.ts";
import { listImportChanges } from "./undo/list-import-changes.server.ts";
import { undoImport } from "./undo/undo-import.server.ts";
import { workOnImport } from "./work-on-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-imports-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";
const csv = csvBytes;
const keep = (bytes: Uint8Array) => keepFile(ctx, bytes, actorId);
const check = (bytes: Uint8Array, setup?: Partial<ImportSetup>) => checkFile(ctx, bytes, actorId, setup);
const run = (bytes: Uint8Array, setup?: Partial<ImportSetup>) => importFile(ctx, bytes, actorId, setup);

async function step(runId: string) {
  const found = await getImportStep(db, runId);
  if (!found) throw new Error("The run is gone");
  return found;
}

const rowsOf = () =>
  db
    .select({ sku: products.sku, name: products.name, price: products.price, status: products.status })
    .from(products)
    .orderBy(asc(products.sku));

const FIRST = csv(
  "ID,Type,SKU,Name,Published,Regular price,Stock,Categories,Brands,Upsells",
  "1,simple,A,Lamp,1,10,4,Lighting,Kelvin,",
  "2,simple,B,Cable,1,5,,Cables > DMX,,A",
);
const SECOND = csv(
  "ID,Type,SKU,Name,Published,Regular price,Stock,Categories,Brands,Upsells",
  '1,simple,A,Lamp,1,12,7,"Lighting, Lighting > Spots",Kelvin,B',
  "2,simple,B,Cable,1,5,,Cables > DMX,,A",
  "3,simple,C,Stand,1,30,,Stands,Truss Co,",
  "4,bundle,D,Bundle,1,30,,Stands,,",
);

describe("an import in steps", () => {
  it("checks without writing anything, and tells what would change", async () => {
    await run(FIRST);
    const before = await rowsOf();
    const runId = await check(SECOND);
    expect(await rowsOf()).toEqual(before);
    expect(await db.$count(categories)).toBe(3);
    const found = await step(runId);
    expect(found.state).toBe("checked");
    expect(found.counts).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
      skipped: 1,
      categories: 2,
      makerless: 1,
    });
    expect(found.newCategories).toEqual(["Lighting > Spots", "Stands"]);
    const { changes } = await listImportChanges(db, runId, { after: "" });
    const lamp = changes.find(({ sku }) => sku === "A");
    expect(lamp?.fields).toEqual(
      expect.arrayContaining([
        { field: "regularPrice", old: 1000, new: 1200, changedSince: null },
        { field: "stock", old: 4, new: 7, changedSince: null },
        { field: "categories", old: ["Lighting"], new: ["Lighting", "Lighting > Spots"], changedSince: null },
      ]),
    );
  });

  it("F-13: imports what was checked, and the same file again changes nothing", async () => {
    await run(FIRST);
    const runId = await run(SECOND);
    expect(await step(runId)).toMatchObject({
      state: "finished",
      counts: { created: 1, updated: 1, unchanged: 1, skipped: 1 },
    });
    const again = await step(await check(SECOND));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, categories: 0 });
  });

  it("takes the whole import back: values, stock, links, products, categories and brands", async () => {
    await run(FIRST);
    const before = { rows: await rowsOf(), links: await db.select().from(productLinks) };
    const runId = await run(SECOND);
    expect(await rowsOf()).not.toEqual(before.rows);
    expect((await undoImport(ctx, { runId, actorId })).ok).toBe(true);
    await workOnImport(ctx, runId);
    expect((await step(runId)).state).toBe("undone");
    expect(await rowsOf()).toEqual(before.rows);
    expect(await db.select().from(productLinks)).toEqual(before.links);
    expect(
      (await db.select({ path: categories.path }).from(categories)).map(({ path }) => path).sort(),
    ).toEqual(["Cables", "Cables > DMX", "Lighting"]);
    expect((await db.select({ name: brands.name }).from(brands)).map(({ name }) => name)).toEqual(["Kelvin"]);
    const again = await step(await check(SECOND));
    expect(again.counts).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect((await db.select().from(priceHistory)).length).toBeGreaterThan(0);
  });

  it("leaves products that somebody has changed since, and lists them", async () => {
    await run(FIRST);
    const runId = await run(SECOND);
    await db.update(products).set({ name: "Stand, renamed" }).where(eq(products.sku, "C"));
    await db
      .update(products)
      .set({ regularPrice: 1300 as never })
      .where(eq(products.sku, "A"));
    await undoImport(ctx, { runId, actorId });
    await workOnImport(ctx, runId);
    const { changes, kept } = await listImportChanges(db, runId, { after: "", kept: true });
    expect(kept).toBe(2);
    expect(changes.map(({ sku, kept: why }) => [sku, why]).sort()).toEqual([
      ["A", "changed"],
      ["C", "changed"],
    ]);
    const since = changes.flatMap(({ sku, fields }) =>
      fields.flatMap(({ field, changedSince }) => (changedSince ? [[sku, field, changedSince.now]] : [])),
    );
    expect(since).toEqual(expect.arrayContaining([["A", "regularPrice", 1300]]));
    expect(changes.map(({ editedId }) => editedId)).not.toContain(null);
    expect((await rowsOf()).map(({ sku }) => sku)).toEqual(["A", "B", "C"]);
  });

  it("goes on where a restart cut it off, and counts nothing twice", async () => {
    const bytes = await collect(generateExport(450));
    const runId = await check(bytes);
    const expected = (await step(runId)).counts;
    await startImport(ctx, { runId, actorId });
    // The clock is read when the families are prepared, and again when the first checkpoint is made.
    let reads = 0;
    const clock = {
      ...ctx.clock,
      now: () => {
        reads += 1;
        return ctx.clock.now();
      },
    };
    await workOnImport({ ...ctx, clock }, runId, () => reads > 1);
    const half = await step(runId);
    expect(half.state).toBe("running");
    expect(half.rowsDone).toBeGreaterThan(0);
    expect(half.rowsDone).toBeLessThan(half.rowsTotal);
    // As a kill between the writes of a batch and its checkpoint leaves it.
    await db
      .update(importRuns)
      .set({ familiesDone: 0, rowsDone: 0, counts: {} })
      .where(eq(importRuns.id, runId));
    await workOnImport(ctx, runId);
    const done = await step(runId);
    expect(done).toMatchObject({ state: "finished", rowsDone: done.rowsTotal });
    const { created, updated, unchanged, skipped, categories: made } = done.counts;
    expect({ created, updated, unchanged, skipped, categories: made }).toEqual({
      created: expected.created,
      updated: expected.updated,
      unchanged: expected.unchanged,
      skipped: expected.skipped,
      categories: expected.categories,
    });
    expect(await db.$count(products)).toBe(created);
    expect(await db.$count(importChanges, eq(importChanges.kind, "created"))).toBe(created);
  });

  it("stops when asked, and can go on or be undone", async () => {
    const bytes = await collect(generateExport(60));
    const runId = await check(bytes);
    await startImport(ctx, { runId, actorId });
    await stopImport(db, runId);
    await workOnImport(ctx, runId);
    expect(await step(runId)).toMatchObject({ state: "stopped", rowsDone: 0 });
    expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
    await workOnImport(ctx, runId);
    expect((await step(runId)).state).toBe("finished");
  });

  it("lets only one import write at a time, whichever way it came", async () => {
    const [first, second] = [await check(FIRST), await check(SECOND)];
    expect((await startImport(ctx, { runId: first, actorId })).ok).toBe(true);
    expect(await startImport(ctx, { runId: second, actorId })).toEqual({
      ok: false,
      error: { kind: "busy" },
    });
    expect(await startImport(ctx, { runId: first, actorId })).toEqual({
      ok: false,
      error: { kind: "state" },
    });
    const options = {
      fileName: "x.csv",
      actorId,
      source: "woocommerce",
      pricesIncludeVat: true,
      blank: "keep",
    } as const;
    expect(await importProducts(ctx, FIRST, options)).toEqual({ ok: false, error: { kind: "busy" } });
    expect((await step(second)).other).toEqual({ id: first, fileName: "export.csv" });
  });
});

describe("columns with names of their own", () => {
  const OWN = csv(
    "Item No;Product title;Price EUR;Photo;Colour code",
    "X1;Strobe;19,50;;#fff",
    "X2;Fogger;99;;#000",
  );

  it("are suggested a meaning, and staff have the last word", async () => {
    const runId = await keep(OWN);
    const bytes = await readImportFile(ctx, runId);
    const columns = await describeColumns(bytes ?? new Uint8Array(), {});
    expect(columns.map(({ header, field, suggested }) => [header, field, suggested])).toEqual([
      ["Item No", "sku", true],
      ["Product title", "name", true],
      ["Price EUR", "regularPrice", true],
      ["Photo", "images", true],
      ["Colour code", null, false],
    ]);
    expect(columns[0]?.samples).toEqual(["X1", "X2"]);
    expect(await checkImport(ctx, { runId, setup: FIRST_SETUP })).toMatchObject({
      error: { kind: "no-name-column" },
    });
    const choices = { "item no": "sku", "product title": "name", "price eur": "regularPrice" } as const;
    await checkImport(ctx, { runId, setup: { ...FIRST_SETUP, pricesIncludeVat: false, columns: choices } });
    await workOnImport(ctx, runId);
    expect((await step(runId)).newProducts).toEqual(["Strobe", "Fogger"]);
    await startImport(ctx, { runId, actorId });
    await workOnImport(ctx, runId);
    expect((await rowsOf()).map(({ sku, price }) => [sku, price])).toEqual([
      ["X1", 2399],
      ["X2", 12177],
    ]);
  });

  it("keeps new products without a maker as drafts when asked, and that is no change the next time", async () => {
    await run(FIRST, { makerless: "draft" });
    expect((await rowsOf()).map(({ status }) => status)).toEqual(["draft", "draft"]);
    expect((await step(await check(FIRST, { makerless: "draft" }))).counts.updated).toBe(0);
  });
});

it("refuses a file of a header alone as one without products", async () => {
  const kept = await keepImport(ctx, { bytes: csv("Name,SKU"), fileName: "x.csv", actorId });
  expect(kept).toEqual({ ok: false, error: { kind: "not-csv", found: "no-rows" } });
  if (!kept.ok) expect(uploadRefusalText("en", kept.error)).toContain("The file has no products");
});

it("F-13: refuses a file with more columns than any product has", async () => {
  const kept = await keepImport(ctx, {
    bytes: csv(`Name${",x".repeat(3000)}`, "a"),
    fileName: "x.csv",
    actorId,
  });
  expect(kept).toEqual({ ok: false, error: { kind: "too-many-columns", columns: 2000 } });
  const keep = async (columns: number) => {
    const bytes = csv(`Name${",x".repeat(columns)}`, "a");
    expect((await keepImport(ctx, { bytes, fileName: "x.csv", actorId })).ok).toBe(false);
  };
  await expectLinear(keep, 125_000);
});

async function collect(source: AsyncIterable<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source;
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
