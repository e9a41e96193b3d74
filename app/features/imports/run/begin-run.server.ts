import { eq, inArray } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { refuseTaken } from "#app/db/refuse-taken.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { WRITING_STATES } from "../enums.ts";
import type { ImportContext } from "./import-context.server.ts";

type Run = typeof importRuns.$inferSelect;

/** The job that checks, runs and undoes imports, one step at a time. */
export const WORK_ON_IMPORT = "work-on-import";

/** `state`: the run is gone, or somebody has gone on with it. */
export type BeginRefusal = { readonly kind: "busy" } | { readonly kind: "state" };

/**
 * Queues the work of a run that writes the catalogue: its import or its undo, which `begin` stores, in one transaction.
 * Refuses a run that is gone or not ready for it, and any while another run writes the catalogue.
 */
export function beginRun(
  { db, clock }: Pick<ImportContext, "db" | "clock">,
  runId: string,
  { isReady, begin }: { readonly isReady: (run: Run) => boolean; begin(tx: Tx, run: Run): Promise<void> },
): Promise<Result<null, BeginRefusal>> {
  const taken = { refusal: { kind: "busy" }, constraint: "import_runs_one_busy" } as const;
  return refuseTaken<null, BeginRefusal>(taken, () =>
    inTransaction(db, async (tx) => {
      const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, runId)).for("update");
      if (!run || !isReady(run)) return refuse({ kind: "state" });
      const busy = await tx
        .select({ id: importRuns.id })
        .from(importRuns)
        .where(inArray(importRuns.state, WRITING_STATES));
      if (busy.length > 0) return refuse({ kind: "busy" });
      await begin(tx, run);
      await addJob(tx, { kind: WORK_ON_IMPORT, key: runId, payload: { runId }, runAt: clock.now() });
      return ok(null);
    }),
  );
}
