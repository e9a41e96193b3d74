import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { StorageError } from "#app/integrations/storage/storage-error.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes, importFile, keepFile } from "#tests/support/shop/import-steps.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { removeOldImportFiles } from "./run/import-files.server.ts";
import { startImport } from "./steps/start-import.server.ts";
import { stopImport } from "./steps/stop-import.server.ts";
import { workOnImport } from "./work-on-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-import-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("keeps a file that no one imported for a week, and one that was imported for 90 days; its report stays", async () => {
  const ctx = workContext(db, { DATA_DIR: dataDir });
  const file = csvBytes("ID,Type,SKU,Name,Published", "1,simple,A,Lamp,1");
  const [unused, used] = [await keepFile(ctx, file, "admin"), await importFile(ctx, file, "admin")];
  const nameOf = async (id: string) =>
    (await db.select().from(importRuns).where(eq(importRuns.id, id)))[0]?.file;
  const names = { unused: (await nameOf(unused)) ?? "", used: (await nameOf(used)) ?? "" };
  const kept = async () => {
    await removeOldImportFiles(ctx);
    const storage = uploadStorage(ctx.config);
    return [(await storage.get(names.unused)) !== null, (await storage.get(names.used)) !== null];
  };

  ctx.clock.move(7 * DAY_MS - MINUTE_MS);
  expect(await kept()).toEqual([true, true]);
  ctx.clock.move(2 * MINUTE_MS);
  expect(await kept()).toEqual([false, true]);
  expect(await nameOf(unused)).toBeUndefined();
  ctx.clock.move(83 * DAY_MS - 2 * MINUTE_MS);
  expect(await kept()).toEqual([false, true]);
  ctx.clock.move(2 * MINUTE_MS);
  expect(await kept()).toEqual([false, false]);
  expect(await nameOf(used)).toBeNull();
});

it("keeps the run of a file that the storage does not let go of, and removes both the next time", async () => {
  const ctx = workContext(db, { DATA_DIR: dataDir });
  const runId = await keepFile(ctx, csvBytes("ID,Type,SKU,Name,Published", "1,simple,A,Lamp,1"), "admin");
  const [before] = await db.select().from(importRuns);
  const bucket = { S3_URL: "http://127.0.0.1:1/bucket", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  const away = { ...ctx, config: { ...ctx.config, s3: readConfig(bucket).s3 } };
  ctx.clock.move(8 * DAY_MS);

  await expect(removeOldImportFiles(away)).rejects.toThrow(StorageError);
  expect(await db.select().from(importRuns)).toEqual([before]);

  await removeOldImportFiles(ctx);
  expect(await db.$count(importRuns, eq(importRuns.id, runId))).toBe(0);
  expect(await uploadStorage(ctx.config).get(before?.file ?? "")).toBeNull();
});

it("removes the file of an import that was stopped and never resumed after 90 days", async () => {
  const ctx = workContext(db, { DATA_DIR: dataDir });
  const lines = csvBytes("ID,Type,SKU,Name,Published", "1,simple,A,Lamp,1");
  const runId = await checkFile(ctx, lines, "admin");
  await startImport(ctx, { runId, actorId: "admin" });
  await stopImport(db, runId);
  await workOnImport(ctx, runId);
  const [before] = await db.select().from(importRuns);
  expect(before?.state).toBe("stopped");
  ctx.clock.move(91 * DAY_MS);

  await removeOldImportFiles(ctx);

  expect(await db.select().from(importRuns)).toMatchObject([{ state: "stopped", file: null }]);
  expect(await uploadStorage(ctx.config).get(before?.file ?? "")).toBeNull();
});
