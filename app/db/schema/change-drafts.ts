import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "../columns.ts";
import { contentEntries } from "./content.ts";
import { users } from "./identity.ts";
import { products } from "./shop/catalog.ts";

/** A change of a product or an entry that staff have saved and not published. Each has one at most (ADR 38). */
export const changeDrafts = pgTable(
  "change_drafts",
  {
    id: idColumn(),
    productId: uuid("product_id")
      .unique()
      .references(() => products.id, { onDelete: "cascade" }),
    entryId: uuid("entry_id")
      .unique()
      .references(() => contentEntries.id, { onDelete: "cascade" }),
    /** The version of the draft, a new one after each save: a form says which it was filled from. */
    version: uuid("version").notNull(),
    /** The form, field by field, as it was typed. */
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    /** What was stored when the form was filled; the form's own fields. */
    base: jsonb("base").$type<Record<string, string>>().notNull(),
    savedBy: text("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [
    index("change_drafts_saved_by").on(t.savedBy),
    check("change_drafts_subject", sql`num_nonnulls(${t.productId}, ${t.entryId}) = 1`),
  ],
);
