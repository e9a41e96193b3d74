import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#app/db/columns.ts";

/** Unexpected errors, one row each, found again by the number that the visitor saw on the error page. */
export const errorReports = pgTable("error_reports", {
  requestId: text("request_id").primaryKey(),
  method: text("method").notNull(),
  /** The path of the request without its query and with tokens taken out, as in the log. */
  path: text("path").notNull(),
  type: text("type").notNull(),
  message: text("message").notNull(),
  /** The call sites and, of a refused statement, its text with placeholders. */
  detail: text("detail").notNull().default(""),
  happenedAt: instant("happened_at").notNull(),
});
