import { and, eq, inArray, lt } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { type ImportContext, OPEN } from "./import-context.server.ts";

type RunState = (typeof importRuns.$inferSelect)["state"];

/** The kept file of a run; null when there is none. */
export async function readImportFile(
  { db, config }: Pick<ImportContext, "db" | "config">,
  runId: string,
): Promise<Buffer | null> {
  const [run] = await db.select({ file: importRuns.file }).from(importRuns).where(eq(importRuns.id, runId));
  return run?.file ? uploadStorage(config).get(run.file) : null;
}

/**
 * Deletes a run that was never started, and its file. Throws StorageError, and then both stay. False for a run that has
 * been started or is gone.
 */
export async function removeUnusedRun(ctx: ImportContext, runId: string): Promise<boolean> {
  const dropped = await removeFile(ctx, runId, OPEN);
  if (dropped)
    await ctx.db.delete(importRuns).where(and(eq(importRuns.id, runId), inArray(importRuns.state, OPEN)));
  return dropped;
}

/**
 * Deletes the file of a run in one of these states; false where it is in none of them. The run loses the name of its
 * file first, so that no one starts an import whose file is being deleted, and gets it back where StorageError is thrown.
 */
async function removeFile(
  { db, config }: Pick<ImportContext, "db" | "config">,
  runId: string,
  states: readonly RunState[],
): Promise<boolean> {
  const which = and(eq(importRuns.id, runId), inArray(importRuns.state, states));
  const taken = await inTransaction(db, async (tx) => {
    const [run] = await tx.select({ file: importRuns.file }).from(importRuns).where(which).for("update");
    if (run?.file) await tx.update(importRuns).set({ file: null }).where(which);
    return run ?? null;
  });
  if (!taken?.file) return taken !== null;
  const { file } = taken;
  try {
    await uploadStorage(config).remove(file);
  } catch (error) {
    await db.update(importRuns).set({ file }).where(eq(importRuns.id, runId));
    throw error;
  }
  return true;
}

/** Days that a file is kept which no one has imported, and that one is kept for its list of errors. */
const KEPT_DAYS = { unused: 7, used: 90 };

/** States of runs that were started and are over, or were cut short. */
const USED = ["finished", "undone", "stopped", "interrupted", "undo-interrupted"] as const;

/**
 * Removes old files; the reports stay. A run that was cut short and is never resumed loses its file like one that ended.
 * Throws StorageError: what is left then is removed the next time.
 */
export async function removeOldImportFiles(ctx: ImportContext): Promise<void> {
  const listOld = (states: readonly RunState[], days: number) =>
    ctx.db
      .select({ id: importRuns.id, file: importRuns.file })
      .from(importRuns)
      .where(
        and(
          inArray(importRuns.state, states),
          lt(importRuns.createdAt, addMs(ctx.clock.now(), -days * DAY_MS)),
        ),
      );
  for (const { id } of await listOld(OPEN, KEPT_DAYS.unused)) await removeUnusedRun(ctx, id);
  for (const { id, file } of await listOld(USED, KEPT_DAYS.used))
    if (file !== null) await removeFile(ctx, id, USED);
}
