import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, idColumn, instant, updatedAt } from "../columns.ts";

/** Entries of the site's collections; features/content holds the schema of `data` per collection. */
export const contentEntries = pgTable(
  "content_entries",
  {
    id: idColumn(),
    collection: text("collection").notNull(),
    key: text("key").notNull(),
    position: integer("position").notNull().default(0),
    published: boolean("published").notNull().default(true),
    sample: boolean("sample").notNull().default(false),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    /** Fields, like "title" or "services.2", whose English has changed since their Irish last did. */
    stale: jsonb("stale").$type<readonly string[]>().notNull().default([]),
    /** A deleted entry is not published. Its key stays taken, so that seeding does not bring it back. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("content_entries_key").on(t.collection, t.key),
    index("content_entries_order").on(t.collection, t.position),
  ],
);
