import { gt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { PERIODIC_KEY } from "./jobs.ts";
import type { JobHandlers } from "./run-due-jobs.server.ts";

/**
 * Makes sure that every kind with `everyMs` has its one row, due at once when it is new, otherwise within its period:
 * a clock that was ahead may have set a later time. The row is shared by all processes on the database, so each round
 * is run by one of them; rounds missed while none was up are run once.
 */
export async function schedulePeriodicJobs(db: Db, handlers: JobHandlers, now: Date): Promise<void> {
  const periods = Object.entries(handlers).flatMap(([kind, handler]) =>
    typeof handler === "object" ? [{ kind, everyMs: handler.everyMs }] : [],
  );
  if (periods.length === 0) return;
  const cases = periods.map(
    ({ kind, everyMs }) => sql`when ${kind} then ${addMs(now, everyMs).toISOString()}::timestamptz`,
  );
  const latest = sql`case ${jobs.kind} ${sql.join(cases, sql` `)} end`;
  await db
    .insert(jobs)
    .values(periods.map(({ kind }) => ({ kind, key: PERIODIC_KEY, runAt: now })))
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: { runAt: latest },
      setWhere: gt(jobs.runAt, latest),
    });
}
