import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { startImport } from "../steps/start-import.server.ts";
import { undoImport } from "../undo/undo-import.server.ts";

const { db } = await usePostgresDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-begin-run-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("of imports and undos that begin at one moment one writes the catalogue, and the others are refused as busy", async () => {
  const ctx = workContext(db, { DATA_DIR: dataDir });
  const actorId = "admin";
  const lines = csvBytes("ID,Type,SKU,Name,Published", "1,simple,A,Lamp,1");
  const done = await importFile(ctx, lines, actorId);
  const checked: string[] = [];
  for (let n = 0; n < 7; n += 1) checked.push(await checkFile(ctx, lines, actorId));

  const results = await Promise.all([
    ...checked.map((runId) => startImport(ctx, { runId, actorId })),
    undoImport(ctx, { runId: done, actorId }),
  ]);

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 7 }, () => ({ ok: false, error: { kind: "busy" } })),
  );
  const [began] = results.flatMap((result, n) => (result.ok ? [checked[n] ?? done] : []));
  const [row] = await db
    .select()
    .from(importRuns)
    .where(eq(importRuns.id, began ?? ""));
  expect(row?.state).toBe(began === done ? "undoing" : "running");
});
