import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { VIEW_KINDS } from "#app/features/list-views/enums.ts";
import { createdAt, enumCheck, idColumn } from "../columns.ts";
import { users } from "./identity.ts";

/** What a person keeps of a list of the back office: filters under a name, or the columns shown. */
export const listViews = pgTable(
  "list_views",
  {
    id: idColumn(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The path of the list. */
    list: text("list").notNull(),
    kind: text("kind", { enum: VIEW_KINDS }).notNull(),
    /** The name; empty for columns. */
    name: text("name").notNull().default(""),
    /** The query of its address, without the page. */
    query: text("query").notNull(),
    /** Everybody who opens the list sees it. */
    shared: boolean("shared").notNull().default(false),
    /** The list opens with it for its owner. */
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("list_views_kind", t.kind, VIEW_KINDS),
    check("list_views_name", sql`(${t.kind} = 'view') = (${t.name} <> '') and length(${t.name}) <= 60`),
    check("list_views_own", sql`${t.kind} = 'view' or not ${t.shared} and not ${t.isDefault}`),
    check("list_views_list", sql`${t.list} ~ '^/admin(/[a-z-]+)+$'`),
    check("list_views_size", sql`length(${t.query}) <= 1000`),
    uniqueIndex("list_views_unique").on(t.userId, t.list, t.kind, sql`lower(${t.name})`),
    uniqueIndex("list_views_default").on(t.userId, t.list).where(sql`${t.isDefault}`),
    index("list_views_shared").on(t.list).where(sql`${t.shared}`),
  ],
);
