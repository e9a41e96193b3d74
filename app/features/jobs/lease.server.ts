import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { addMs, SECOND_MS } from "#app/lib/time/clock.ts";
import { backOffMs, type Waits } from "./jobs.ts";
import type { WorkContext } from "./work-context.server.ts";

/** A claimed row belongs to its worker this long after the last renewal; then another may take it. */
export const LEASE_MS = 30 * SECOND_MS;

const RENEW_MS = LEASE_MS / 4;

type LeasedTable = PgTable & Readonly<Record<"id" | "attempts" | "leaseUntil", PgColumn>>;

/** A table whose rows are work. Each is claimed by one worker, and tried again until it is done or given up. */
export interface Queue<T extends LeasedTable = LeasedTable> {
  readonly table: T;
  /** The time of the next attempt. */
  readonly dueAt: PgColumn;
  /** Holds for rows that are neither done nor given up. */
  readonly open: SQL | undefined;
  /** Between two attempts. */
  readonly waits: Waits;
}

/** A row as it was claimed. Every claim raises its attempts, so they show whether it still belongs to the worker. */
interface Claimed {
  readonly id: string;
  readonly attempts: number;
}

interface Claim<T extends LeasedTable> {
  readonly now: Date;
  readonly limit: number;
  readonly where?: SQL;
  readonly set?: Partial<T["$inferInsert"]>;
}

/** Claims rows that are due and belong to no worker, the earliest first. */
export async function claimDue<T extends LeasedTable>(
  db: Db,
  { table, dueAt, open }: Queue<T>,
  { now, limit, where, set }: Claim<T>,
): Promise<T["$inferSelect"][]> {
  const rows: LeasedTable = table;
  const due = db
    .select({ id: rows.id })
    .from(rows)
    .where(and(open, where, lte(dueAt, now), isFree(rows, now)))
    .orderBy(dueAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  // The array makes PostgreSQL evaluate the selection once; "in (select … for update)" may do so per row.
  return db
    .update(rows)
    .set({ ...set, attempts: sql`${rows.attempts} + 1`, leaseUntil: addMs(now, LEASE_MS) })
    .where(sql`${rows.id} = any(array(${due}))`)
    .returning();
}

/** Belongs to no worker. */
export function isFree({ leaseUntil }: Pick<LeasedTable, "leaseUntil">, now: Date): SQL | undefined {
  return or(isNull(leaseUntil), lte(leaseUntil, now));
}

/**
 * Runs `work` while the lease of its row is renewed in the background. A renewal that fails is left alone: the next one
 * may work, and the lease outlasts three of them.
 */
export async function holdingLease<T>(
  { db, clock }: WorkContext,
  queue: Queue,
  row: Claimed,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () =>
    db
      .update(queue.table)
      .set({ leaseUntil: addMs(clock.now(), LEASE_MS) })
      .where(isHeld(queue, row));
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Ends the lease of a row with the outcome of its attempt. False when it is not this worker's any more. */
export async function endLease<T extends LeasedTable>(
  db: Db,
  queue: Queue<T>,
  row: Claimed,
  set: Partial<T["$inferInsert"]>,
  where?: SQL,
): Promise<boolean> {
  const rows: LeasedTable = queue.table;
  const ended = await db
    .update(rows)
    .set({ ...set, leaseUntil: null })
    .where(and(isHeld(queue, row), where))
    .returning({ id: rows.id });
  return ended.length > 0;
}

function isHeld({ table, open }: Queue, { id, attempts }: Claimed): SQL | undefined {
  return and(open, eq(table.id, id), eq(table.attempts, attempts));
}

/** When a row whose attempt failed is tried again. */
export function retryTime(
  { waits }: Pick<Queue, "waits">,
  { attempts }: Pick<Claimed, "attempts">,
  now: Date,
): Date {
  return addMs(now, backOffMs(attempts, Math.random(), waits));
}

/**
 * Ends all leases. Only for the embedded database, which one process at a time can open: there a lease that is found at
 * the start belongs to a process that is gone.
 */
export async function releaseLeases(db: Db, { table, open }: Queue): Promise<void> {
  await db
    .update(table)
    .set({ leaseUntil: null })
    .where(and(open, isNotNull(table.leaseUntil)));
}
