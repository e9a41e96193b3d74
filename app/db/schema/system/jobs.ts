import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, idColumn, instant } from "#app/db/columns.ts";

/** The queue: a row is claimed with FOR UPDATE SKIP LOCKED, leased, and retried with back-off. */
export const jobs = pgTable(
  "jobs",
  {
    id: idColumn(),
    kind: text("kind").notNull(),
    /** The key of the job: at most one unfinished job exists per (kind, key). */
    key: text("key"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull().default({}),
    runAt: instant("run_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    leaseUntil: instant("lease_until"),
    lastError: text("last_error"),
    doneAt: instant("done_at"),
    /** The time of the last attempt, set when no further one is made. */
    failedAt: instant("failed_at"),
    createdAt: createdAt(),
  },
  (t) => [index("jobs_due").on(t.runAt), uniqueIndex("jobs_kind_key").on(t.kind, t.key)],
);
