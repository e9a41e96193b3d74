import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, idColumn, instant } from "../columns.ts";

/** One run of the product import and what came of it. */
export const importRuns = pgTable(
  "import_runs",
  {
    id: idColumn(),
    fileName: text("file_name").notNull(),
    actorId: text("actor_id"),
    state: text("state").notNull().default("running"),
    /** Numbers of the report: rows, created, updated, unchanged, skipped, categories, images … */
    counts: jsonb("counts").$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Notes about the file as a whole: its delimiter, its encoding, headers that no rule knows. */
    notes: jsonb("notes").$type<readonly unknown[]>().notNull().default([]),
    /** Told at every step; a running import whose last step is long ago has died. */
    heartbeatAt: instant("heartbeat_at").notNull().defaultNow(),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("import_runs_state", sql`${t.state} in ('running', 'finished', 'interrupted')`),
    index("import_runs_created").on(t.createdAt),
    uniqueIndex("import_runs_one_running").on(t.state).where(sql`${t.state} = 'running'`),
  ],
);

/** A row's problem, as the report shows it. */
export const importProblems = pgTable(
  "import_problems",
  {
    id: idColumn(),
    runId: uuid("run_id")
      .notNull()
      .references(() => importRuns.id, { onDelete: "cascade" }),
    severity: text("severity").notNull(),
    /** The line as a spreadsheet shows it, from 1. */
    row: integer("row").notNull(),
    /** ID and SKU as the file writes them; empty when it has none. */
    sourceId: text("source_id").notNull(),
    sku: text("sku").notNull(),
    column: text("column").notNull(),
    value: text("value").notNull(),
    /** The named reason with its parameters, from features/imports/import-report.ts. */
    reason: jsonb("reason").$type<{ readonly code: string }>().notNull(),
  },
  (t) => [
    check("import_problems_severity", sql`${t.severity} in ('error', 'warning')`),
    index("import_problems_run").on(t.runId, t.row),
  ],
);
