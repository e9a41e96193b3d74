import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId } from "#app/lib/ids.ts";
import { type Schedule, scheduleAt, stateOf } from "./entry-state.ts";
import { addVersion } from "./versions/add-version.server.ts";

/** The kind of the job that does this. */
export const PUBLISH_ON_TIME = "publish-on-time";

/** Has the worker look at an entry at the next moment of its schedule. */
export async function watchSchedule(tx: Tx, entryId: string, times: Schedule): Promise<void> {
  const next = times.publishFrom ?? times.publishUntil;
  if (next) await addJob(tx, { kind: PUBLISH_ON_TIME, key: entryId, payload: { entryId }, runAt: next });
}

/** Shows an entry whose moment has come, or hides it, and is asked again for the next moment. Bears being run twice. */
export async function publishOnTime(
  { db, clock }: Pick<WorkContext, "db" | "clock">,
  entryId: unknown,
): Promise<void> {
  if (!isId(entryId)) return;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(contentEntries).where(eq(contentEntries.id, entryId)).for("update");
    if (!row || row.deletedAt || !row.published) return;
    const after = scheduleAt(row, now);
    const ends = !after.published;
    if (!ends && after.publishFrom === row.publishFrom) return watchSchedule(tx, entryId, row);
    // Anyone who edits the entry as it begins to be shown has lost nothing: its version stays.
    const updatedAt = ends ? new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)) : row.updatedAt;
    await tx
      .update(contentEntries)
      .set({ ...after, updatedAt })
      .where(eq(contentEntries.id, entryId));
    await addVersion(tx, {
      subjectType: "entry",
      subjectId: entryId,
      before: { state: stateOf(row), at: row.updatedAt },
      state: stateOf({ ...row, ...after }),
      cause: "schedule",
      actorId: null,
      now,
    });
    await addAuditEntry(tx, {
      actorId: null,
      action: ends ? "content.hidden" : "content.published",
      subjectId: entryId,
      details: { collection: row.collection, scheduled: true },
    });
    await watchSchedule(tx, entryId, after);
    await bumpSiteVersion(tx);
  });
}
