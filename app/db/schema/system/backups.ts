import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { enumCheck, idColumn, instant } from "#app/db/columns.ts";
import { BACKUP_STATES } from "#app/features/backups/enums.ts";

/** Every backup that was made or failed, the newest 90 days of them. */
export const backups = pgTable(
  "backups",
  {
    id: idColumn(),
    state: text("state", { enum: BACKUP_STATES }).notNull(),
    at: instant("at").notNull(),
    /** Name inside of the folder; null when it failed. */
    file: text("file"),
    bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
    rows: bigint("rows", { mode: "number" }).notNull().default(0),
    uploads: integer("uploads").notNull().default(0),
    tookMs: integer("took_ms").notNull().default(0),
    /** The machine whose disk holds the file. */
    host: text("host").notNull(),
    /** Why it failed: one sentence for people. */
    reason: text("reason"),
  },
  (t) => [
    index("backups_at").on(t.at),
    enumCheck("backups_state", t.state, BACKUP_STATES),
    check("backups_file", sql`(${t.state} = 'made') = (${t.file} is not null)`),
  ],
);
