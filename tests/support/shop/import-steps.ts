import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { FIRST_SETUP, type ImportSetup } from "#app/features/imports/file/setup.ts";
import { checkImport } from "#app/features/imports/steps/check-import.server.ts";
import { keepImport } from "#app/features/imports/steps/keep-import.server.ts";
import { startImport } from "#app/features/imports/steps/start-import.server.ts";
import { listImportChanges } from "#app/features/imports/undo/list-import-changes.server.ts";
import { undoImport } from "#app/features/imports/undo/undo-import.server.ts";
import { workOnImport } from "#app/features/imports/work-on-import.server.ts";
import type { TestWork } from "./work-context.ts";

/** The lines of a file as a browser sends it. */
export const csvBytes = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${lines.join("\n")}\n`);

/** Uploads a file for an import; returns the run. */
export async function keepFile(ctx: TestWork, bytes: Uint8Array, actorId: string): Promise<string> {
  const kept = await keepImport(ctx, { bytes, fileName: "export.csv", actorId });
  if (!kept.ok) throw new Error(kept.error.kind);
  return kept.value;
}

/** Uploads a file and makes its dry run. */
export async function checkFile(
  ctx: TestWork,
  bytes: Uint8Array,
  actorId: string,
  setup: Partial<ImportSetup> = {},
): Promise<string> {
  const runId = await keepFile(ctx, bytes, actorId);
  expect(await checkImport(ctx, { runId, setup: { ...FIRST_SETUP, ...setup } })).toEqual({
    ok: true,
    value: null,
  });
  await workOnImport(ctx, runId);
  return runId;
}

/** Uploads, checks and imports a file. */
export async function importFile(
  ctx: TestWork,
  bytes: Uint8Array,
  actorId: string,
  setup: Partial<ImportSetup> = {},
): Promise<string> {
  const runId = await checkFile(ctx, bytes, actorId, setup);
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);
  await workOnImport(ctx, runId);
  return runId;
}

/** Takes a run back; gives its state and the part numbers that were left. */
export async function undoRun(ctx: TestWork, runId: string, actorId: string) {
  expect(await undoImport(ctx, { runId, actorId })).toEqual({ ok: true, value: null });
  await workOnImport(ctx, runId);
  const [row] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, runId));
  const { changes } = await listImportChanges(ctx.db, runId, { after: "", kept: true });
  return { state: row?.state, kept: changes.map(({ sku }) => sku) };
}
