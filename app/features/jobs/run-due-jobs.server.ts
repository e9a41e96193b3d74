import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { describeDbError } from "#app/db/errors.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { backOffMs, JOB_ATTEMPTS, nextRound } from "./jobs.ts";
import { holdingLease, LEASE_MS } from "./lease.server.ts";
import type { WorkContext } from "./work-context.server.ts";

/** Does one job. Throwing means: try again later. It must bear being run twice. */
type JobHandler = (ctx: WorkContext, payload: Record<string, unknown>) => Promise<void>;

/** Handlers by kind of job. `everyMs` makes a kind come round by itself. */
export type JobHandlers = Readonly<
  Record<string, JobHandler | { readonly everyMs: number; readonly run: JobHandler }>
>;

type Job = typeof jobs.$inferSelect;

/**
 * Claims up to `limit` due jobs of the given kinds and runs them one after the other. Kinds without a handler
 * are left for a process that has one. Returns how many were run.
 */
export async function runDueJobs(
  ctx: WorkContext,
  handlers: JobHandlers,
  { limit = 10, stopped = () => false }: { limit?: number; stopped?: () => boolean } = {},
): Promise<number> {
  const kinds = Object.keys(handlers);
  let ran = 0;
  while (ran < limit && kinds.length > 0 && !stopped()) {
    const job = await claimJob(ctx, kinds);
    if (!job) break;
    await runJob(ctx, handlers, job);
    ran += 1;
  }
  return ran;
}

async function claimJob({ db, clock }: WorkContext, kinds: readonly string[]): Promise<Job | undefined> {
  const now = clock.now();
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        isNull(jobs.failedAt),
        lte(jobs.runAt, now),
        or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
        sql`${jobs.kind} in ${kinds}`,
      ),
    )
    .orderBy(jobs.runAt)
    .limit(1)
    .for("update", { skipLocked: true });
  // The array makes PostgreSQL evaluate the selection once; "in (select … for update)" may do so per row.
  const [job] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, leaseUntil: addMs(now, LEASE_MS) })
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning();
  return job;
}

async function runJob(ctx: WorkContext, handlers: JobHandlers, job: Job): Promise<void> {
  const handler = handlers[job.kind];
  if (!handler) return;
  const run = typeof handler === "function" ? handler : handler.run;
  const everyMs = typeof handler === "function" ? undefined : handler.everyMs;
  if (everyMs === undefined && job.attempts > JOB_ATTEMPTS) {
    // A failed last attempt would have given it up: the process was killed during it, perhaps by the job itself.
    const lastError = "The process ended during the last attempt";
    ctx.log.error({ job: job.kind, id: job.id, error: lastError }, "Job given up");
    await giveUp(ctx, job, lastError);
    return;
  }
  const renew = () =>
    ctx.db
      .update(jobs)
      .set({ leaseUntil: addMs(ctx.clock.now(), LEASE_MS) })
      .where(stillOurs(job));
  try {
    await holdingLease(renew, () => run(ctx, job.payload));
  } catch (error) {
    ctx.log.error(
      { job: job.kind, id: job.id, attempt: job.attempts, error: describeDbError(error) },
      "Job failed",
    );
    await keepFailure(ctx, job, error, everyMs);
    return;
  }
  await keepSuccess(ctx, job, everyMs);
}

/** Every claim raises the attempt number, so it shows whether the row still belongs to this worker. */
function stillOurs(job: Job) {
  return and(
    eq(jobs.id, job.id),
    eq(jobs.attempts, job.attempts),
    isNull(jobs.doneAt),
    isNull(jobs.failedAt),
  );
}

async function keepSuccess({ db, clock }: WorkContext, job: Job, everyMs: number | undefined): Promise<void> {
  const now = clock.now();
  const again = { attempts: 0, leaseUntil: null, lastError: null };
  if (everyMs !== undefined) {
    const runAt = new Date(nextRound(now.getTime(), everyMs));
    await db
      .update(jobs)
      .set({ ...again, runAt })
      .where(stillOurs(job));
    return;
  }
  // addJob moves run_at of a job that is running: then it stays, and runs once more.
  const done = await db
    .update(jobs)
    .set({ doneAt: now, leaseUntil: null, lastError: null })
    .where(and(stillOurs(job), eq(jobs.runAt, job.runAt)))
    .returning({ id: jobs.id });
  if (done.length === 0) await db.update(jobs).set(again).where(stillOurs(job));
}

async function keepFailure(
  ctx: WorkContext,
  job: Job,
  error: unknown,
  everyMs: number | undefined,
): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  const { type, message } = describeDbError(error);
  const lastError = `${type}: ${message}`.slice(0, 500);
  const givenUp = job.attempts >= JOB_ATTEMPTS;
  if (givenUp && everyMs === undefined) {
    await giveUp(ctx, job, lastError);
    return;
  }
  const retryAt = addMs(now, backOffMs(job.attempts, Math.random()));
  const nextAt = everyMs === undefined ? retryAt : new Date(nextRound(now.getTime(), everyMs));
  const runAt = everyMs === undefined || (!givenUp && retryAt < nextAt) ? retryAt : nextAt;
  await db.update(jobs).set({ runAt, leaseUntil: null, lastError }).where(stillOurs(job));
}

/** Shown to staff as failed, and not run again. */
async function giveUp({ db, clock }: WorkContext, job: Job, lastError: string): Promise<void> {
  await db.update(jobs).set({ failedAt: clock.now(), leaseUntil: null, lastError }).where(stillOurs(job));
}
