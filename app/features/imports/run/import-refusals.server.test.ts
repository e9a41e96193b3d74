import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, IMPORT_OPTIONS, importFile } from "#tests/support/shop/import-file.ts";
import { listImportProblems } from "../queries.server.ts";
import { type ImportOptions, importProducts } from "./import-products.server.ts";

const db = await useTestDb();
let now = new Date("2026-03-01T10:00:00Z");
const clock = { now: () => now };

const run = (file: Uint8Array, options: Partial<ImportOptions> = {}) =>
  importFile({ db, clock }, file, options);

const bySku = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0];

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

  it("with an ID above that of the database are reported, and never stop the others", async () => {
    const file = csv(
      "ID,Type,SKU,Name,Regular price,Parent,Upsells",
      "5391234567890,simple,EAN,First,1.00,,",
      "2147483647,simple,HIGHEST,Second,1.00,,id:2147483648",
      "3,variation,CHILD,Child,1.00,id:5391234567890,",
    );
    const { runId, counts } = await run(file);
    expect(counts).toMatchObject({ rows: 3, created: 2, skipped: 1 });
    const { problems } = await listImportProblems(db, runId, 1);
    expect(problems.map(({ row, column, reason }) => ({ row, column, code: reason.code }))).toEqual([
      { row: 4, column: "Parent", code: "parent-missing" },
      { row: 2, column: "ID", code: "id-invalid" },
      { row: 3, column: "Upsells", code: "reference-invalid" },
    ]);
    expect([await bySku("EAN"), await bySku("HIGHEST")]).toMatchObject([
      { sourceId: null },
      { sourceId: 2_147_483_647 },
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

  it("keep an address of another scheme out of the shop, whatever the product had before", async () => {
    const head = "ID,Type,SKU,Name,External URL";
    await run(csv(head, "1,external,EXT,Elsewhere,https://shop.example/a"));
    const { runId } = await run(csv(head, "1,external,EXT,Elsewhere,javascript:alert(1)"));
    expect((await bySku("EXT"))?.externalUrl).toBe("https://shop.example/a");
    const { problems } = await listImportProblems(db, runId, 1);
    expect(problems.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, "External URL", "javascript:alert(1)"],
    ]);
  });

  it("make a new product with a blank Published cell a draft, and leave a known one as it is", async () => {
    await run(csv("SKU,Name,Published", "WAS,Was published,1", "NEW,New,"));
    await run(csv("SKU,Name,Published", "WAS,Was published,"));
    expect([(await bySku("WAS"))?.status, (await bySku("NEW"))?.status]).toEqual(["published", "draft"]);
    await run(csv("SKU,Name,Published", "WAS,Was published,"), { blank: "clear" });
    await run(csv("SKU,Name", "NONE,No such column"));
    expect([(await bySku("WAS"))?.status, (await bySku("NONE"))?.status]).toEqual(["draft", "published"]);
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
    ["a header alone", csv("Name,SKU"), "not-csv"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), "not-csv"],
    ["a file over 20 MB", new Uint8Array(20 * 1024 * 1024 + 1).fill(0x61), "too-large"],
  ])("%s is refused and changes nothing", async (_, file, kind) => {
    const outcome = await importProducts({ db, clock }, file, IMPORT_OPTIONS);
    expect(outcome).toMatchObject({ ok: false, error: { kind } });
    expect((await db.select({ n: count() }).from(importRuns))[0]?.n).toBe(0);
    expect((await db.select({ n: count() }).from(products))[0]?.n).toBe(0);
  });

  it("only one is imported at a time, and a run that died makes room", async () => {
    await db.insert(importRuns).values({ fileName: "other.csv", heartbeatAt: now });
    const outcome = await importProducts({ db, clock }, csv("Name", "Amp"), IMPORT_OPTIONS);
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
});
