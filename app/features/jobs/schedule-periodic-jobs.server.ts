import { isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { PERIODIC_KEY } from "./jobs.ts";
import type { JobHandlers } from "./run-due-jobs.server.ts";

/**
 * Makes sure that every kind with `everyMs` has its one row, due at once when it is new. The row is shared by all
 * processes on the database, so each round is run by one of them; rounds missed while none was up are run once.
 */
export async function schedulePeriodicJobs(db: Db, handlers: JobHandlers, now: Date): Promise<void> {
  const kinds = Object.keys(handlers).filter((kind) => typeof handlers[kind] === "object");
  if (kinds.length === 0) return;
  await db
    .insert(jobs)
    .values(kinds.map((kind) => ({ kind, key: PERIODIC_KEY, runAt: now })))
    .onConflictDoNothing({ target: [jobs.kind, jobs.key] });
}

/**
 * Ends all leases. Only for the embedded database, which one process at a time can open: there a lease that is
 * found at the start belongs to a process that is gone.
 */
export async function releaseJobLeases(db: Db): Promise<void> {
  await db.update(jobs).set({ leaseUntil: null }).where(isNotNull(jobs.leaseUntil));
}
