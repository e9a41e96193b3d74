import { and, eq, inArray, isNull } from "drizzle-orm";
import { describeDbError } from "#app/db/errors.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { JOB_ATTEMPTS, JOB_WAITS, nextRound } from "./jobs.ts";
import { claimDue, endLease, holdingLease, type Queue, retryTime } from "./lease.server.ts";
import type { WorkContext } from "./work-context.server.ts";

/** Does one job. Throwing means: try again later. It must bear being run twice. */
type JobHandler = (ctx: WorkContext, payload: Record<string, unknown>) => Promise<void>;

/** Handlers by kind of job. `everyMs` makes a kind come round by itself. */
export type JobHandlers = Readonly<
  Record<string, JobHandler | { readonly everyMs: number; readonly run: JobHandler }>
>;

type Job = typeof jobs.$inferSelect;

export const JOB_QUEUE: Queue<typeof jobs> = {
  table: jobs,
  dueAt: jobs.runAt,
  open: and(isNull(jobs.doneAt), isNull(jobs.failedAt)),
  waits: JOB_WAITS,
};

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
    const where = inArray(jobs.kind, kinds);
    const [job] = await claimDue(ctx.db, JOB_QUEUE, { now: ctx.clock.now(), limit: 1, where });
    if (!job) break;
    await runJob(ctx, handlers, job);
    ran += 1;
  }
  return ran;
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
  try {
    await holdingLease(ctx, JOB_QUEUE, job, () => run(ctx, job.payload));
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

async function keepSuccess({ db, clock }: WorkContext, job: Job, everyMs: number | undefined): Promise<void> {
  const now = clock.now();
  const again = { attempts: 0, lastError: null };
  if (everyMs !== undefined) {
    const runAt = new Date(nextRound(now.getTime(), everyMs));
    await endLease(db, JOB_QUEUE, job, { ...again, runAt });
    return;
  }
  // addJob moves run_at of a job that is running: then it stays, and runs once more.
  const done = { doneAt: now, lastError: null };
  if (!(await endLease(db, JOB_QUEUE, job, done, eq(jobs.runAt, job.runAt))))
    await endLease(db, JOB_QUEUE, job, again);
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
  const retryAt = retryTime(JOB_QUEUE, job, now);
  const nextAt = everyMs === undefined ? retryAt : new Date(nextRound(now.getTime(), everyMs));
  const runAt = everyMs === undefined || (!givenUp && retryAt < nextAt) ? retryAt : nextAt;
  await endLease(db, JOB_QUEUE, job, { runAt, lastError });
}

/** Shown to staff as failed, and not run again. */
async function giveUp({ db, clock }: WorkContext, job: Job, lastError: string): Promise<void> {
  await endLease(db, JOB_QUEUE, job, { failedAt: clock.now(), lastError });
}
