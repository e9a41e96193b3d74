import { importRuns } from "#app/db/schema/imports.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readFileBytes } from "../file/csv-file.ts";
import { FIRST_SETUP } from "../file/setup.ts";
import { openReading, shareBytes } from "../reading/run-reading.server.ts";
import { type FileRefusal, IMPORT_LIMITS } from "../report/import-report.ts";
import type { ImportContext } from "../run/import-context.server.ts";

/**
 * Stores an uploaded file for an import and returns the id of its run. Refuses a file that is no CSV, has no products or is too large,
 * and one that cannot be stored now.
 */
export async function keepImport(
  { db, clock, config }: ImportContext,
  {
    bytes,
    fileName,
    actorId,
  }: { readonly bytes: Uint8Array; readonly fileName: string; readonly actorId: string },
): Promise<Result<string, FileRefusal>> {
  const collected = await readFileBytes(bytes, IMPORT_LIMITS.fileBytes);
  if (!collected.ok) return collected;
  const counted = await openReading(shareBytes(bytes), { kind: "count" });
  if (!counted.ok) return counted;
  const { rows, notes } = counted.value;
  if (rows === 0) return refuse({ kind: "not-csv", found: "no-rows" });
  const id = newId();
  const file = `imports/${newId()}.csv`;
  const kept = await reachStorage(uploadStorage(config).put(file, bytes));
  if (!kept.ok) return kept;
  await db.insert(importRuns).values({
    id,
    fileName: fileName.slice(0, 200),
    actorId,
    state: "draft",
    file,
    options: { ...FIRST_SETUP, makerless: (await getSettings(db)).importWithoutMaker },
    notes,
    rowsTotal: rows,
    heartbeatAt: clock.now(),
    createdAt: clock.now(),
  });
  return ok(id);
}
