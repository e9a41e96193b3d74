import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
    /** Headers that no rule knows; shown in the report. */
    unknownColumns: jsonb("unknown_columns").$type<readonly string[]>().notNull().default([]),
    refusal: text("refusal"),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("import_runs_state", sql`${t.state} in ('running', 'finished', 'refused', 'interrupted')`),
    index("import_runs_created").on(t.createdAt),
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
    sourceId: text("source_id"),
    sku: text("sku"),
    column: text("column"),
    value: text("value"),
    code: text("code").notNull(),
    params: jsonb("params").$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  },
  (t) => [
    check("import_problems_severity", sql`${t.severity} in ('error', 'warning')`),
    index("import_problems_run").on(t.runId, t.row),
  ],
);
