import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { afterCommit, type Tx } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { wakeWorker } from "./wake.server.ts";

interface NewJob {
  readonly kind: string;
  /** The key of the job: at most one unfinished job exists per kind and key. Without a key every call adds one. */
  readonly key?: string | undefined;
  /** Plain JSON. Ids rather than copies: the row may run much later. */
  readonly payload?: Record<string, unknown>;
  /** The earliest instant at which the job runs. */
  readonly runAt: Date;
}

const AGAIN = {
  payload: sql`excluded.payload`,
  runAt: sql`case when ${jobs.leaseUntil} is null then least(${jobs.runAt}, excluded.run_at)
    else greatest(${jobs.runAt} + interval '1 millisecond', excluded.run_at) end`,
};

/**
 * Adds a job in the transaction of what makes it necessary. With a key, an unfinished job of the same kind
 * and key takes the new payload and the earlier of both instants; when it is running at this moment it runs
 * once more afterwards, because it may have read the state from before this transaction. A finished or failed
 * one gives way.
 */
export async function addJob(tx: Tx, { kind, key, payload = {}, runAt }: NewJob): Promise<void> {
  if (key !== undefined) {
    await tx
      .delete(jobs)
      .where(
        and(eq(jobs.kind, kind), eq(jobs.key, key), or(isNotNull(jobs.doneAt), isNotNull(jobs.failedAt))),
      );
  }
  await tx
    .insert(jobs)
    .values({ kind, key: key ?? null, payload, runAt })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: AGAIN,
    });
  afterCommit(tx, () => wakeWorker("jobs"));
}

/** Many jobs of one kind at once, each with a key; the same as adding them one by one. */
export async function addJobs(
  tx: Tx,
  { kind, runAt }: Pick<NewJob, "kind" | "runAt">,
  list: readonly { readonly key: string; readonly payload: Record<string, unknown> }[],
): Promise<void> {
  if (list.length === 0) return;
  const keys = list.map(({ key }) => key);
  await tx
    .delete(jobs)
    .where(
      and(eq(jobs.kind, kind), inArray(jobs.key, keys), or(isNotNull(jobs.doneAt), isNotNull(jobs.failedAt))),
    );
  await tx
    .insert(jobs)
    .values(list.map((job) => ({ kind, runAt, ...job })))
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: AGAIN });
  afterCommit(tx, () => wakeWorker("jobs"));
}
