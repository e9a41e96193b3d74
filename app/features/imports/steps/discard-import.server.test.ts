import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes } from "#tests/support/shop/import-steps.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { getLastImport, listDryRuns, listImportRuns } from "../queries.server.ts";
import { readImportFile } from "../run/import-files.server.ts";
import { workOnImport } from "../work-on-import.server.ts";
import { discardImport } from "./discard-import.server.ts";
import { startImport } from "./start-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-discard-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";
const COLUMNS = "ID,Type,SKU,Name,Published,Regular price";

it("a dry run is no import", async () => {
  const checked = await checkFile(ctx, csvBytes(COLUMNS, "1,simple,A,Lamp,1,10"), actorId);
  expect([(await listImportRuns(db)).runs, await getLastImport(db)]).toEqual([[], null]);
  expect(await listDryRuns(db)).toMatchObject([{ id: checked, state: "checked" }]);
  await startImport(ctx, { runId: checked, actorId });
  await workOnImport(ctx, checked);
  await checkFile(ctx, csvBytes(COLUMNS, "2,simple,B,Cable,1,5"), actorId);
  expect((await listImportRuns(db)).runs.map(({ id }) => id)).toEqual([checked]);
  expect((await getLastImport(db))?.id).toBe(checked);
});

it("a file is thrown away only by anyone who takes its run first", async () => {
  const runId = await checkFile(ctx, csvBytes(COLUMNS, "1,simple,A,Lamp,1,10"), actorId);
  const [thrown, started] = await Promise.all([
    discardImport(ctx, runId),
    startImport(ctx, { runId, actorId }),
  ]);
  expect([thrown.ok, started.ok].sort()).toEqual([false, true]);
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, runId));
  expect(row ? await readImportFile(ctx, runId) : null).toEqual(row ? expect.anything() : null);
});

it("a file that the storage does not let go of stays as it was", async () => {
  const runId = await checkFile(ctx, csvBytes(COLUMNS, "1,simple,A,Lamp,1,10"), actorId);
  const bucket = { S3_URL: "http://127.0.0.1:1/bucket", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  const away = { ...ctx, config: { ...ctx.config, s3: readConfig(bucket).s3 } };
  expect(await discardImport(away, runId)).toEqual({ ok: false, error: { kind: "storage-away" } });
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
  await workOnImport(ctx, runId);
  expect(await db.select().from(products)).toMatchObject([{ sku: "A", name: "Lamp" }]);
});
