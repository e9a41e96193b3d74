import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { importChanges, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import type { StorageAway } from "#app/features/media/media.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, type Clock, DAY_MS } from "#app/lib/time/clock.ts";
import { collectBytes } from "../file/csv-file.ts";
import { openProductFile } from "../file/open-product-file.server.ts";
import { FIRST_SETUP, type ImportSetup } from "../file/setup.ts";
import { type BeginRefusal, beginRun, WORK_ON_IMPORT } from "./begin-run.server.ts";
import { type FileRefusal, IMPORT_LIMITS } from "./import-report.ts";
import { openReading, shareBytes } from "./run-reading.server.ts";

type RunState = (typeof importRuns.$inferSelect)["state"];

interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, "dataDir" | "s3">;
}

/**
 * Stores an uploaded file for an import and returns the id of its run. Refuses a file that is no CSV, empty or too large,
 * and one that cannot be stored now.
 */
export async function keepImport(
  { db, clock, config }: Context,
  {
    bytes,
    fileName,
    actorId,
  }: { readonly bytes: Uint8Array; readonly fileName: string; readonly actorId: string },
): Promise<Result<string, FileRefusal>> {
  const collected = await collectBytes(bytes, IMPORT_LIMITS.fileBytes);
  if (!collected.ok) return collected;
  const counted = await openReading(shareBytes(bytes), { kind: "count" });
  if (!counted.ok) return counted;
  const { rows, notes } = counted.value;
  if (rows === 0) return refuse({ kind: "not-csv", found: "empty" });
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

/** States in which the answers can still be changed. */
const OPEN = ["draft", "checked"] as const;

/** Stores the answers about the file and queues the dry run. Refuses a run that has been started or is gone. */
export async function checkImport(
  { db, clock, config }: Context,
  { runId, setup }: { readonly runId: string; readonly setup: ImportSetup },
): Promise<Result<null, FileRefusal | { readonly kind: "gone" }>> {
  const file = await reachStorage(readImportFile({ db, config }, runId));
  if (!file.ok) return file;
  if (!file.value) return refuse({ kind: "gone" });
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
    if (open.length === 0) return refuse({ kind: "gone" });
    await tx.delete(importProblems).where(eq(importProblems.runId, runId));
    await tx.delete(importChanges).where(eq(importChanges.runId, runId));
    await addJob(tx, { kind: WORK_ON_IMPORT, key: runId, payload: { runId } });
    return ok(null);
  });
}

const FRESH = {
  counts: {},
  rowsDone: 0,
  familiesDone: 0,
  stopAsked: false,
  madeCategories: [],
  madeBrands: [],
} as const;

/** States from which a kept file can be imported; those that were cut short go on where they stopped. */
const READY = ["checked", "interrupted", "stopped"] as const;

/** Queues the import of a checked file, or resumes one that was cut short. Refuses while another one runs or is undone. */
export function startImport(
  { db, clock }: Pick<Context, "db" | "clock">,
  { runId, actorId }: { readonly runId: string; readonly actorId: string },
): Promise<Result<null, BeginRefusal>> {
  return beginRun(db, runId, {
    isReady: ({ file, state }) => file !== null && READY.some((ready) => ready === state),
    async begin(tx, { state, rowsTotal }) {
      const isFresh = state === "checked";
      if (isFresh) {
        await tx.delete(importProblems).where(eq(importProblems.runId, runId));
        await tx.delete(importChanges).where(eq(importChanges.runId, runId));
      }
      await tx
        .update(importRuns)
        .set({
          state: "running",
          ...(isFresh && FRESH),
          tracked: true,
          actorId,
          stopAsked: false,
          heartbeatAt: clock.now(),
        })
        .where(eq(importRuns.id, runId));
      await addAuditEntry(tx, {
        actorId,
        action: "import.started",
        subjectId: runId,
        details: { rows: rowsTotal },
      });
    },
  });
}

/** Asks a dry run or an import to stop after its current batch of products. */
export async function stopImport(db: Db, runId: string): Promise<void> {
  await db
    .update(importRuns)
    .set({ stopAsked: true })
    .where(and(eq(importRuns.id, runId), inArray(importRuns.state, ["running", "checking"])));
}

/** Deletes a file that was never imported, then its run. Refuses a run that has been started or is gone. */
export async function discardImport(
  ctx: Context,
  runId: string,
): Promise<Result<null, StorageAway | { readonly kind: "gone" }>> {
  const discarded = await reachStorage(discard(ctx, runId));
  if (!discarded.ok) return discarded;
  return discarded.value ? ok(null) : refuse({ kind: "gone" });
}

/** Throws StorageError, and then the run stays with its file. False for a run that has been started or is gone. */
async function discard(ctx: Context, runId: string): Promise<boolean> {
  const dropped = await dropFile(ctx, runId, OPEN);
  if (dropped)
    await ctx.db.delete(importRuns).where(and(eq(importRuns.id, runId), inArray(importRuns.state, OPEN)));
  return dropped;
}

/**
 * Deletes the file of a run in one of these states; false where it is in none of them. The run loses the name of its
 * file first, so that no one starts an import whose file is being deleted, and gets it back where StorageError is thrown.
 */
async function dropFile(
  { db, config }: Pick<Context, "db" | "config">,
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

/** The kept file of a run; null when there is none. */
export async function readImportFile(
  { db, config }: Pick<Context, "db" | "config">,
  runId: string,
): Promise<Buffer | null> {
  const [run] = await db.select({ file: importRuns.file }).from(importRuns).where(eq(importRuns.id, runId));
  return run?.file ? uploadStorage(config).get(run.file) : null;
}

/** Days that a file is kept which no one has imported, and that one is kept for its list of errors. */
const KEPT_DAYS = { unused: 7, used: 90 };

/** States of runs that were started and are over, or were cut short. */
const USED = ["finished", "undone", "stopped", "interrupted", "undo-interrupted"] as const;

/**
 * Removes old files; the reports stay. A run that was cut short and is never resumed loses its file like one that ended.
 * Throws StorageError: what is left then is removed the next time.
 */
export async function removeOldImportFiles(ctx: Context): Promise<void> {
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
  for (const { id } of await listOld(OPEN, KEPT_DAYS.unused)) await discard(ctx, id);
  for (const { id, file } of await listOld(USED, KEPT_DAYS.used))
    if (file !== null) await dropFile(ctx, id, USED);
}
