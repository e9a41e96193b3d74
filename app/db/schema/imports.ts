import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CHANGE_KINDS,
  type ErrorReason,
  type FileNote,
  KEPT_REASONS,
  MISSING_REASONS,
  PICTURE_STATES,
  PROBLEM_SEVERITIES,
  RUN_STATES,
  type WarningReason,
} from "#app/features/imports/enums.ts";
import { createdAt, enumCheck, idColumn, instant, partOf } from "../columns.ts";
import { media } from "./media.ts";

/** One value of a product before and after an import. */
export interface StoredChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** One run of the product import and the result. */
export const importRuns = pgTable(
  "import_runs",
  {
    id: idColumn(),
    fileName: text("file_name").notNull(),
    actorId: text("actor_id"),
    state: text("state", { enum: RUN_STATES }).notNull().default("running"),
    /** Numbers of the report: rows, created, updated, unchanged, skipped, categories, images … */
    counts: jsonb("counts").$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Notes about the file as a whole: its delimiter, its encoding, headers that no rule knows. */
    notes: jsonb("notes").$type<readonly FileNote[]>().notNull().default([]),
    /** The name of the kept file; null where it was imported as it came in. */
    file: text("file"),
    /** Answers to the questions and the meaning of columns, from features/imports/file/setup.ts. */
    options: jsonb("options").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Rows of the file, and how many of them are done. */
    rowsTotal: integer("rows_total").notNull().default(0),
    rowsDone: integer("rows_done").notNull().default(0),
    /** Families written so far; where a run that was cut off goes on. */
    familiesDone: integer("families_done").notNull().default(0),
    stopAsked: boolean("stop_asked").notNull().default(false),
    /** Whether what it changes is remembered, so that it can be undone. */
    tracked: boolean("tracked").notNull().default(false),
    /** Ids of the categories and brands that it made; as paths and names while it is only a dry run. */
    madeCategories: jsonb("made_categories").$type<readonly string[]>().notNull().default([]),
    madeBrands: jsonb("made_brands").$type<readonly string[]>().notNull().default([]),
    heartbeatAt: instant("heartbeat_at").notNull().defaultNow(),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("import_runs_state", t.state, RUN_STATES),
    index("import_runs_created").on(t.createdAt),
    // One writer of the catalogue at a time: the expression is the same for every row it holds for.
    uniqueIndex("import_runs_one_busy")
      .on(sql`(${t.state} in ('running', 'undoing'))`)
      .where(sql`${t.state} in ('running', 'undoing')`),
  ],
);

/** A row's problem, as the report shows it. */
export const importProblems = pgTable(
  "import_problems",
  {
    id: idColumn(),
    runId: partOf("run_id", () => importRuns.id),
    severity: text("severity", { enum: PROBLEM_SEVERITIES }).notNull(),
    /** The line as a spreadsheet shows it, from 1. */
    row: integer("row").notNull(),
    /** ID and SKU as the file writes them; empty when it has none. */
    sourceId: text("source_id").notNull(),
    sku: text("sku").notNull(),
    column: text("column").notNull(),
    value: text("value").notNull(),
    reason: jsonb("reason").$type<ErrorReason | WarningReason>().notNull(),
  },
  (t) => [
    enumCheck("import_problems_severity", t.severity, PROBLEM_SEVERITIES),
    index("import_problems_run").on(t.runId, t.row),
  ],
);

/** What a run did, or in a dry run would do, to one product. */
export const importChanges = pgTable(
  "import_changes",
  {
    id: idColumn(),
    runId: partOf("run_id", () => importRuns.id),
    dry: boolean("dry").notNull(),
    /** The product's id, without a foreign key: the product may be gone, or in a dry run not exist yet. */
    productId: uuid("product_id").notNull(),
    parentId: uuid("parent_id"),
    kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
    row: integer("row"),
    sku: text("sku").notNull(),
    name: text("name").notNull(),
    changes: jsonb("changes").$type<readonly StoredChange[]>().notNull().default([]),
    /** The instant of the write; the product's own time of change as long as no one else has touched it. */
    at: instant("at").notNull(),
    /** Why an undo left it as it is. */
    kept: text("kept", { enum: KEPT_REASONS }),
  },
  (t) => [
    enumCheck("import_changes_kind", t.kind, CHANGE_KINDS),
    enumCheck("import_changes_kept", t.kept, KEPT_REASONS),
    index("import_changes_run").on(t.runId, t.dry, t.kind, t.id),
  ],
);

/** Pictures that imports name by an address; each address is fetched once for the whole shop. */
export const importPictures = pgTable(
  "import_pictures",
  {
    address: text("address").primaryKey(),
    state: text("state", { enum: PICTURE_STATES }).notNull().default("waiting"),
    /** Why it is missing. */
    reason: text("reason", { enum: MISSING_REASONS }),
    attempts: integer("attempts").notNull().default(0),
    mediaId: uuid("media_id").references(() => media.id, { onDelete: "set null" }),
    triedAt: instant("tried_at"),
  },
  (t) => [
    enumCheck("import_pictures_state", t.state, PICTURE_STATES),
    enumCheck("import_pictures_reason", t.reason, MISSING_REASONS),
    index("import_pictures_media").on(t.mediaId),
  ],
);

/** The pictures that a run names and the library did not have. */
export const importRunPictures = pgTable(
  "import_run_pictures",
  {
    runId: partOf("run_id", () => importRuns.id),
    address: text("address")
      .notNull()
      .references(() => importPictures.address, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.runId, t.address] })],
);
