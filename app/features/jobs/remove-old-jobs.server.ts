import { lt, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** Removes finished jobs after 7 days and failed ones after 90. */
export async function removeOldJobs(db: Db, now: Date): Promise<void> {
  await db
    .delete(jobs)
    .where(or(lt(jobs.doneAt, addMs(now, -7 * DAY_MS)), lt(jobs.failedAt, addMs(now, -90 * DAY_MS))));
}
