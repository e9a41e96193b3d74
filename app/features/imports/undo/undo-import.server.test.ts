import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import {
  brands,
  categories,
  productCategories,
  productImages,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { checkFile, csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { availableOf, one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { getLastImport, listDryRuns, listImportRuns } from "../queries.server.ts";
import { listImportChanges } from "../run/run-queries.server.ts";
import { workOnImport } from "../run/work-on-import.server.ts";
import { discardImport } from "../steps/discard-import.server.ts";
import { readImportFile } from "../steps/import-files.server.ts";
import { startImport } from "../steps/start-import.server.ts";
import { undoImport } from "./undo-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-undo-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";
const run = (...lines: readonly string[]) => importFile(ctx, csvBytes(...lines), actorId);

/** Takes a run back; gives its state and the part numbers that were left. */
async function undo(runId: string) {
  expect(await undoImport(db, { runId, actorId })).toEqual({ ok: true, value: null });
  await workOnImport(ctx, runId);
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, runId));
  const { changes } = await listImportChanges(db, runId, { after: "", kept: true });
  return { state: row?.state, kept: changes.map(({ sku }) => sku) };
}

async function product(sku: string) {
  const [row] = await db.select().from(products).where(eq(products.sku, sku));
  if (!row) throw new Error(`No product ${sku}`);
  return row;
}

const addPicture = (filename: string) =>
  db.insert(media).values({ filename, width: 1, height: 1, variants: [], placeholder: "" });

const COLUMNS = "ID,Type,SKU,Name,Published,Regular price,Categories,Brands,Images,Parent";

describe("an undo", () => {
  it("leaves out a brand, a category and a picture that are gone since", async () => {
    await addPicture("lamp.jpg");
    await run(
      COLUMNS,
      '1,simple,A,Lamp,1,10,"Lighting, Stage",Kelvin,lamp.jpg,',
      "2,simple,B,Cable,1,5,Cables,,,",
    );
    const runId = await run(
      COLUMNS,
      "1,simple,A,Lamp,1,12,Stands,Truss Co,stand.jpg,",
      "2,simple,B,Cord,1,5,,,,",
    );
    await db.delete(brands).where(eq(brands.name, "Kelvin"));
    await db.delete(categories).where(eq(categories.name, "Lighting"));
    await db.delete(media);
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    const lamp = await product("A");
    expect(lamp).toMatchObject({ regularPrice: 1000, brandId: null, categoryId: null });
    const inCategories = await db
      .select({ name: categories.name })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(eq(productCategories.productId, lamp.id));
    expect(inCategories).toEqual([{ name: "Stage" }]);
    const pictures = await db.select().from(productImages).where(eq(productImages.productId, lamp.id));
    expect(pictures).toMatchObject([{ source: "lamp.jpg", mediaId: null }]);
    expect((await product("B")).name).toBe("Cable");
  });

  it("leaves a variation whose parent is gone, and a product whose part number another has taken", async () => {
    const columns = "ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)";
    await run(
      columns,
      '1,variable,P1,Cable,1,,,Length,"1 m, 2 m"',
      '2,variable,P2,Cord,1,,,Length,"1 m, 2 m"',
      "3,variation,V,Cable,1,5,P1,Length,1 m",
      "4,simple,OLD,Lamp,1,10,,,",
    );
    const runId = await run(
      columns,
      '2,variable,P2,Cord,1,,,Length,"1 m, 2 m"',
      "3,variation,V,Cord,1,5,P2,Length,1 m",
      "4,simple,NEW,Lamp,1,10,,,",
    );
    await db.delete(products).where(eq(products.sku, "P1"));
    await createProduct(db, { sku: "old" });
    const { state, kept } = await undo(runId);
    expect([state, [...kept].sort()]).toEqual(["undone", ["NEW", "V"]]);
    expect((await product("V")).parentId).toBe((await product("P2")).id);
  });

  it("counts back what was not sold since, and leaves nothing on offer that is sold out", async () => {
    const columns =
      "ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)";
    const file = (a: number, b: number, v: number) => [
      columns,
      `1,simple,A,Lamp,1,10,${a},,,`,
      `2,simple,B,Hazer,1,10,${b},,,`,
      '3,variable,P,Cable,1,,,,Length,"5 m, 10 m"',
      `4,variation,V,Cable,1,10,${v},P,Length,5 m`,
    ];
    await run(...file(5, 0, 0));
    const runId = await run(...file(10, 5, 5), "5,variation,W,Cable,1,10,5,P,Length,10 m");
    const shop = shopOf(db);
    const [a, b, v] = [await product("A"), await product("B"), await product("V")];
    const token = await openCheckout(shop, [...one(a.id, 8), ...one(b.id, 5), ...one(v.id, 5)]);
    expect((await postCheckout(shop, token)).ok).toBe(true);
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    const left = [await availableOf(db, a.id), await availableOf(db, b.id), await availableOf(db, v.id)];
    expect(left).toEqual([0, 0, 0]);
    const all = [await product("A"), await product("B"), await product("P"), await product("V")];
    expect(all.map(({ stockStatus }) => stockStatus)).toEqual(
      Array.from({ length: 4 }, () => "out_of_stock"),
    );
  });

  it("that a fault cut off is gone on with as an undo, never as an import", async () => {
    const runId = await run(COLUMNS, "1,simple,A,Lamp,1,10,,,,", "2,simple,B,Cable,1,5,,,,");
    await db.execute(sql`create function no_delete() returns trigger language plpgsql as
      $$ begin if old.sku = 'B' then raise exception 'no'; end if; return old; end $$`);
    try {
      await db.execute(
        sql`create trigger no_delete before delete on products for each row execute function no_delete()`,
      );
      expect((await undo(runId)).state).toBe("undo-interrupted");
    } finally {
      await db.execute(sql`drop function no_delete() cascade`);
    }
    expect(await startImport(ctx, { runId, actorId })).toEqual({ ok: false, error: { kind: "gone" } });
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    expect(await db.$count(products)).toBe(0);
  });
});

it("a dry run is no import", async () => {
  const checked = await checkFile(ctx, csvBytes(COLUMNS, "1,simple,A,Lamp,1,10,,,,"), actorId);
  expect([(await listImportRuns(db)).runs, await getLastImport(db)]).toEqual([[], null]);
  expect(await listDryRuns(db)).toMatchObject([{ id: checked, state: "checked" }]);
  await startImport(ctx, { runId: checked, actorId });
  await workOnImport(ctx, checked);
  await checkFile(ctx, csvBytes(COLUMNS, "2,simple,B,Cable,1,5,,,,"), actorId);
  expect((await listImportRuns(db)).runs.map(({ id }) => id)).toEqual([checked]);
  expect((await getLastImport(db))?.id).toBe(checked);
});

it("a file is thrown away only by anyone who takes its run first", async () => {
  const runId = await checkFile(ctx, csvBytes(COLUMNS, "1,simple,A,Lamp,1,10,,,,"), actorId);
  const [thrown, started] = await Promise.all([
    discardImport(ctx, runId),
    startImport(ctx, { runId, actorId }),
  ]);
  expect([thrown.ok, started.ok].sort()).toEqual([false, true]);
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, runId));
  expect(row ? await readImportFile(ctx, runId) : null).toEqual(row ? expect.anything() : null);
});

it("a file that the storage does not let go of stays as it was", async () => {
  const runId = await checkFile(ctx, csvBytes(COLUMNS, "1,simple,A,Lamp,1,10,,,,"), actorId);
  const bucket = { S3_URL: "http://127.0.0.1:1/bucket", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  const away = { ...ctx, config: { ...ctx.config, s3: readConfig(bucket).s3 } };
  expect(await discardImport(away, runId)).toEqual({ ok: false, error: { kind: "storage-away" } });
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
  await workOnImport(ctx, runId);
  expect((await product("A")).name).toBe("Lamp");
});
