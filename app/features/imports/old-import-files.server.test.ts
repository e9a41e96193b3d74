import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csvBytes, importFile, keepFile } from "#tests/support/shop/import-steps.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { removeOldImportFiles } from "./run/prepare-import.server.ts";

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
