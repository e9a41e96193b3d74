import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { queuePictures } from "../pictures/queue-pictures.server.ts";
import type { ImportCounts } from "../report/import-report.ts";

interface End {
  readonly runId: string;
  readonly actorId: string | null;
  readonly state: "finished" | "stopped";
  readonly counts: ImportCounts;
  readonly missingPictures: ReadonlySet<string>;
}

/** Stores the result of a run and queues the pictures that its products lack. */
export async function finishImport(
  tx: Tx,
  clock: Clock,
  { runId, actorId, state, counts, missingPictures }: End,
): Promise<void> {
  const now = clock.now();
  await tx
    .update(importRuns)
    .set({ state, counts, finishedAt: now, stopAsked: false })
    .where(eq(importRuns.id, runId));
  await queuePictures(tx, { runId, sources: [...missingPictures], now });
  await addAuditEntry(tx, {
    actorId,
    action: state === "finished" ? "import.finished" : "import.stopped",
    subjectId: runId,
    details: { ...counts },
  });
  await bumpSiteVersion(tx);
}
