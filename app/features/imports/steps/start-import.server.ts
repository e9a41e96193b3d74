import { eq } from "drizzle-orm";
import { importChanges, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { Result } from "#app/lib/result.ts";
import { type BeginRefusal, beginRun } from "../run/begin-run.server.ts";
import { FRESH, type ImportContext } from "../run/import-context.server.ts";

/** States from which a kept file can be imported; those that were cut short go on where they stopped. */
const READY = ["checked", "interrupted", "stopped"] as const;

/** Queues the import of a checked file, or resumes one that was cut short. Refuses while another one runs or is undone. */
export function startImport(
  ctx: Pick<ImportContext, "db" | "clock">,
  { runId, actorId }: { readonly runId: string; readonly actorId: string },
): Promise<Result<null, BeginRefusal>> {
  return beginRun(ctx, runId, {
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
          heartbeatAt: ctx.clock.now(),
          finishedAt: null,
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
