import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { importChanges, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ImportSetup } from "../file/setup.ts";
import { openProductFile } from "../reading/open-product-file.server.ts";
import type { FileRefusal } from "../report/import-report.ts";
import { WORK_ON_IMPORT } from "../run/begin-run.server.ts";
import { FRESH, type ImportContext, OPEN } from "../run/import-context.server.ts";
import { readImportFile } from "../run/import-files.server.ts";

/** Stores the answers about the file and queues the dry run. Refuses a run that has been started or is gone. */
export async function checkImport(
  { db, clock, config }: ImportContext,
  { runId, setup }: { readonly runId: string; readonly setup: ImportSetup },
): Promise<Result<null, FileRefusal | { readonly kind: "state" }>> {
  const file = await reachStorage(readImportFile({ db, config }, runId));
  if (!file.ok) return file;
  if (!file.value) return refuse({ kind: "state" });
  const { pricesIncludeVat, columns } = setup;
  const opened = await openProductFile(file.value, { pricesIncludeVat, columns });
  if (!opened.ok) return opened;
  return inTransaction(db, async (tx) => {
    const open = await tx
      .update(importRuns)
      .set({
        state: "checking",
        options: { ...setup },
        notes: opened.value.notes,
        rowsTotal: opened.value.total,
        ...FRESH,
        heartbeatAt: clock.now(),
      })
      .where(and(eq(importRuns.id, runId), inArray(importRuns.state, OPEN), isNotNull(importRuns.file)))
      .returning({ id: importRuns.id });
    if (open.length === 0) return refuse({ kind: "state" });
    await tx.delete(importProblems).where(eq(importProblems.runId, runId));
    await tx.delete(importChanges).where(eq(importChanges.runId, runId));
    await addJob(tx, { kind: WORK_ON_IMPORT, key: runId, payload: { runId }, runAt: clock.now() });
    return ok(null);
  });
}
