import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { describeDbError } from "#app/db/errors.server.ts";
import { importChanges, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { isId } from "#app/lib/ids.ts";
import { isKeyOf } from "#app/lib/records.ts";
import { readSetup } from "./file/setup.ts";
import { openProductFile } from "./reading/open-product-file.server.ts";
import { ReadingStopped } from "./reading/run-reading.server.ts";
import { type ImportCounts, NO_COUNTS } from "./report/import-report.ts";
import { WORK_ON_IMPORT } from "./run/begin-run.server.ts";
import { FileImporter } from "./run/file-importer.server.ts";
import { finishImport } from "./run/finish-import.server.ts";
import { readImportFile } from "./run/import-files.server.ts";
import { storeCheckpoint } from "./run/run-checkpoints.server.ts";
import { undoBatches } from "./undo/undo-import.server.ts";

type Run = typeof importRuns.$inferSelect;

/** The state of a run after an error, by its state before. An undo is never resumed as an import. */
const CUT_OFF = { checking: "draft", running: "interrupted", undoing: "undo-interrupted" } as const;

/**
 * Checks, imports or undoes, as the run's state says. It may be killed at any instant: the next call resumes after the
 * last batch whose checkpoint was stored. `stopping` is true once the process is to end.
 */
export async function workOnImport(
  ctx: WorkContext,
  runId: unknown,
  stopping: () => boolean = () => false,
): Promise<void> {
  if (!isId(runId)) return;
  const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, runId));
  if (!run) return;
  try {
    if (run.state === "undoing") await undoBatches(ctx, run);
    else if (run.state === "checking" || run.state === "running") await runImport(ctx, run, stopping);
  } catch (error) {
    if (error instanceof ReadingStopped) {
      await inTransaction(ctx.db, (tx) => sendAgain(tx, run.id, ctx.clock.now()));
      return;
    }
    ctx.log.error({ run: runId, error: describeDbError(error) }, "Import cut off");
    if (!isKeyOf(CUT_OFF, run.state)) return;
    const state = CUT_OFF[run.state];
    await ctx.db.update(importRuns).set({ state }).where(eq(importRuns.id, runId));
  }
}

async function runImport(ctx: WorkContext, run: Run, stopping: () => boolean): Promise<void> {
  const { db, clock } = ctx;
  const dry = run.state === "checking";
  const setup = readSetup(run.options);
  const bytes = await readImportFile(ctx, run.id);
  const opened = bytes && (await openProductFile(bytes, setup, { stopped: stopping }));
  if (!opened?.ok) throw new Error("The kept file of an import cannot be read");
  const again = !dry && run.familiesDone > 0;
  if (!again) await forget(ctx, run.id, dry);
  const outcome = await new FileImporter({
    db,
    clock,
    runId: run.id,
    file: opened.value,
    source: "woocommerce",
    setup,
    dry,
    tracked: !dry,
    madeBefore: dry ? 0 : run.madeCategories.length,
    ...(again && { from: { families: run.familiesDone, counts: countsOf(run) } }),
    halt: async () => (stopping() ? "pause" : (await stopAsked(ctx, run.id)) ? "stop" : null),
  }).run();
  await inTransaction(db, async (tx) => {
    const { end, counts, missingPictures, lastCheckpoint } = outcome;
    if (lastCheckpoint) await storeCheckpoint(tx, run.id, lastCheckpoint);
    if (end === "pause") await sendAgain(tx, run.id, clock.now());
    else if (dry) {
      const state = end === "done" ? "checked" : "draft";
      await tx.update(importRuns).set({ state, counts, stopAsked: false }).where(eq(importRuns.id, run.id));
    } else {
      const state = end === "done" ? "finished" : "stopped";
      await finishImport(tx, clock, { runId: run.id, actorId: run.actorId, state, counts, missingPictures });
    }
  });
}

/** Queues the job again, for the next process. */
async function sendAgain(tx: Tx, runId: string, runAt: Date): Promise<void> {
  await addJob(tx, { kind: WORK_ON_IMPORT, key: runId, payload: { runId }, runAt });
}

/** Removes the lines of the report that an attempt left which was killed before its first checkpoint. */
async function forget({ db }: WorkContext, runId: string, dry: boolean): Promise<void> {
  await db.delete(importProblems).where(eq(importProblems.runId, runId));
  if (dry) await db.delete(importChanges).where(eq(importChanges.runId, runId));
}

async function stopAsked({ db }: WorkContext, runId: string): Promise<boolean> {
  const [run] = await db
    .select({ asked: importRuns.stopAsked })
    .from(importRuns)
    .where(eq(importRuns.id, runId));
  return run?.asked ?? true;
}

function countsOf(run: Run): ImportCounts {
  return { ...NO_COUNTS, ...run.counts };
}
