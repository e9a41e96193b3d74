import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { importProblems } from "#app/db/schema/imports.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes as csv, importFile } from "#tests/support/shop/import-steps.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { getImportStep } from "../run/run-queries.server.ts";
import { writeErrorFile } from "./error-file.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-imports-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";

describe("the file of rows to correct", () => {
  it("F-12: is safe in a spreadsheet", async () => {
    const runId = await checkFile(
      ctx,
      csv("ID,Type,SKU,Name,Regular price", '9,bundle,=1+1,"=HYPERLINK(""x"")",1'),
      actorId,
    );
    const text = await writeErrorFile(ctx, { runId, leftOut: false });
    expect(text).toContain("Problem: Column,Problem: Value,Problem: Reason,ID,Type,SKU,Name,Regular price");
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).not.toMatch(/(?:^|,)"?=/m);
    expect(await db.$count(importProblems)).toBe(1);
  });

  it("brings each row once, and corrected it is imported by itself", async () => {
    const runId = await importFile(
      ctx,
      csv(
        "ID,Type,SKU,Name,Regular price,Stock,Short description",
        "1,simple,COR-1,Par can,10,1,",
        "2,simple,COR-2,Bad price,ten,many,'=kept",
        "3,simple,COR-3,Doubtful stock,12,many,",
        "4,bundle,COR-4,Set,13,1,",
      ),
      actorId,
    );
    const text = await writeErrorFile(ctx, { runId, leftOut: true });
    expect(text.match(/COR-\d/g)).toEqual(["COR-2", "COR-4"]);
    const corrected = text.replace(",ten,", ",11.00,").replace(",bundle,COR-4,", ",simple,COR-4,");
    const again = await getImportStep(
      db,
      await importFile(ctx, new TextEncoder().encode(corrected), actorId),
    );
    expect(again?.counts).toMatchObject({ rows: 2, created: 2, updated: 0, skipped: 0 });
    expect(again?.notes).toEqual([]);
    const [mended] = await db.select().from(products).where(eq(products.sku, "COR-2"));
    expect(mended).toMatchObject({ regularPrice: 1100, shortDescription: "<p>=kept</p>" });
  });
});
