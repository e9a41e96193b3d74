import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, countDistinct, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { FIRST_SETUP } from "#app/features/imports/file/setup.ts";
import { checkImport } from "#app/features/imports/steps/check-import.server.ts";
import { keepImport } from "#app/features/imports/steps/keep-import.server.ts";
import { startImport } from "#app/features/imports/steps/start-import.server.ts";
import { workOnImport } from "#app/features/imports/work-on-import.server.ts";
import { generateExport } from "#tests/bench/generate-export.ts";
import { Instance } from "#tests/load/instance.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";
import { freePort } from "../../scripts/run/free-port.ts";

const { db, url } = await usePostgresDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-killed-import-"));
let site: Instance;

beforeAll(async () => {
  await buildIfStale();
  const port = await freePort();
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, ORIGIN: `http://localhost:${port}`, LOG_LEVEL: "warn" };
  site = new Instance(port, env);
}, 240_000);
afterAll(async () => {
  await site.end("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

const ROWS = 2_000;

async function run(runId: string) {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, runId));
  if (!row) throw new Error("The run is gone");
  return row;
}

/** Resolves with the run once this many of its rows are done. */
async function untilDone(runId: string, rows: number) {
  for (let turn = 0; turn < 3_000; turn += 1) {
    const now = await run(runId);
    if (now.rowsDone >= rows) return now;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The import is at ${(await run(runId)).rowsDone} rows`);
}

it("R1, R7: an import of a server that is drained in the middle, then killed in the middle, is whole in the end", async () => {
  const ctx = workContext(db, { DATA_DIR: dataDir });
  const file = { bytes: generateExport(ROWS), fileName: "export.csv", actorId: "admin" };
  const kept = await keepImport(ctx, file);
  if (!kept.ok) throw new Error(kept.error.kind);
  const runId = kept.value;
  await checkImport(ctx, { runId, setup: FIRST_SETUP });
  await workOnImport(ctx, runId);
  expect((await startImport(ctx, { runId, actorId: "admin" })).ok).toBe(true);

  await site.start();
  await untilDone(runId, 100);
  expect((await site.end("SIGTERM")).code).toBe(0);
  const drained = await run(runId);
  expect([drained.state, drained.rowsDone < ROWS]).toEqual(["running", true]);
  // What it had claimed is given back, for any instance to go on with at once.
  const [job] = await db.select().from(jobs).where(eq(jobs.key, runId));
  expect([job?.leaseUntil, job?.doneAt, job?.failedAt]).toEqual([null, null, null]);

  await site.start();
  await untilDone(runId, drained.rowsDone + 100);
  await site.end("SIGKILL");
  const killed = await run(runId);
  expect([killed.state, killed.rowsDone < ROWS]).toEqual(["running", true]);

  // The lease of the process that died runs out after half a minute.
  await db.update(jobs).set({ leaseUntil: new Date() }).where(eq(jobs.key, runId));
  await site.start();
  await untilDone(runId, ROWS);
  await expect.poll(async () => (await run(runId)).state, { timeout: 60_000 }).toBe("finished");
  const [stored] = await db.select({ all: count(), different: countDistinct(products.sku) }).from(products);
  const { counts } = await run(runId);
  expect(stored).toEqual({ all: ROWS, different: ROWS });
  expect(counts).toMatchObject({ rows: ROWS, created: ROWS, updated: 0, skipped: 0 });
}, 240_000);
