import { sql } from "drizzle-orm";
import { bigint, boolean, check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt } from "#app/db/columns.ts";

/** One row per setting; the shape of each value is decided by features/settings. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});

/**
 * A single row whose number grows with every write that a visitor could see. Page caches key on it. `stockChanges` of
 * those writes changed the stock of products and nothing else.
 */
export const siteVersion = pgTable(
  "site_version",
  {
    single: boolean("single").primaryKey().default(true),
    version: bigint("version", { mode: "number" }).notNull().default(1),
    stockChanges: bigint("stock_changes", { mode: "number" }).notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [check("site_version_single", sql`${t.single}`)],
);
