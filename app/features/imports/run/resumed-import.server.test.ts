import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { productLinks, products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { getRunPictures } from "../pictures/run-pictures.server.ts";
import { listImportProblems } from "../queries.server.ts";
import { startImport } from "../steps/start-import.server.ts";
import { workOnImport } from "../work-on-import.server.ts";
import { getImportStep } from "./run-queries.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-resumed-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";
const COLUMNS = "ID,Type,SKU,Name,Published,Regular price,Images,Upsells";
const LAMP = "1,simple,A,Lamp,1,10,https://example.com/lamp.jpg,B";
const CABLE = "2,simple,B,Cable,1,5,,A";

async function reportOf(runId: string) {
  const { problems } = await listImportProblems(db, runId, 1);
  return {
    state: (await getImportStep(db, runId))?.state,
    problems: problems.map(({ sku, reason }) => [sku, reason.code]),
    pictures: (await getRunPictures(db, runId)).total,
  };
}

it("an import that goes on passes over a product that was deleted meanwhile, and sends for its pictures", async () => {
  const runId = await importFile(ctx, csvBytes(COLUMNS, LAMP, CABLE), actorId);
  // As a kill before the links leaves it.
  await db.delete(productLinks);
  await db.update(importRuns).set({ state: "running", finishedAt: null }).where(eq(importRuns.id, runId));
  await db.delete(products).where(eq(products.sku, "B"));
  await workOnImport(ctx, runId);
  expect(await reportOf(runId)).toEqual({
    state: "finished",
    problems: [["A", "reference-not-found"]],
    pictures: 1,
  });
  expect(await db.$count(productLinks)).toBe(0);
});

it("a product deleted between its writing and its links is left out of them", async () => {
  const many = Array.from({ length: 200 }, (_, n) => `${n + 10},simple,N${n},Stand ${n},1,1,,`);
  const runId = await checkFile(ctx, csvBytes(COLUMNS, LAMP, CABLE, ...many), actorId);
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
  let asked = 0;
  let deleted: Promise<unknown> = Promise.resolve();
  await workOnImport(ctx, runId, () => {
    asked += 1;
    if (asked === 2) deleted = db.delete(products).where(eq(products.sku, "B")).execute();
    return false;
  });
  await deleted;
  expect(await reportOf(runId)).toEqual({
    state: "finished",
    problems: [["A", "reference-not-found"]],
    pictures: 1,
  });
});

it("an import cut off at its very end counts nothing twice when it goes on", async () => {
  const blank = "1,simple,A,Lamp,1,10,,";
  await importFile(ctx, csvBytes(COLUMNS, blank, "2,simple,B,Cable,1,5,,"), actorId);
  const runId = await checkFile(
    ctx,
    csvBytes(COLUMNS, blank, "2,simple,B,Cable,1,5,,A", "3,simple,C,,,,,"),
    actorId,
  );
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
  await db.execute(sql`create function no_end() returns trigger language plpgsql as
    $$ begin if new.state = 'finished' then raise exception 'no'; end if; return new; end $$`);
  try {
    await db.execute(
      sql`create trigger no_end before update on import_runs for each row execute function no_end()`,
    );
    await workOnImport(ctx, runId);
  } finally {
    await db.execute(sql`drop function no_end() cascade`);
  }
  expect((await getImportStep(db, runId))?.state).toBe("interrupted");
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
  await workOnImport(ctx, runId);
  const step = await getImportStep(db, runId);
  expect(step).toMatchObject({
    state: "finished",
    counts: { created: 0, updated: 1, unchanged: 1, skipped: 1 },
  });
  expect((await listImportProblems(db, runId, 1)).problems).toHaveLength(1);
});
