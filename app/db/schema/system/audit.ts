import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#app/db/columns.ts";

/** Who changed what, when. Rows are only ever added. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: idColumn(),
    at: instant("at").notNull().defaultNow(),
    /** The acting user's id; null for the system itself (jobs, first start). */
    actorId: text("actor_id"),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index("audit_log_at").on(t.at), index("audit_log_subject").on(t.subjectType, t.subjectId)],
);
