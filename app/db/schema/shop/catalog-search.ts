import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant, updatedAt } from "#app/db/columns.ts";
import { WORD_KINDS } from "#app/features/catalog/enums.ts";

/** What else a search text may mean: a visitor's words, and the words the products use. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: idColumn(),
  /** Words as visitors type them, separated by commas: "par can, parcan". */
  terms: text("terms").notNull(),
  /** Words to search for as well, separated by commas. */
  meanings: text("meanings").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What attributes and their values are called in Irish; English is what products carry. */
export const attributeWords = pgTable(
  "attribute_words",
  {
    kind: text("kind", { enum: WORD_KINDS }).notNull(),
    english: text("english").notNull(),
    irish: text("irish").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.english] }),
    enumCheck("attribute_words_kind", t.kind, WORD_KINDS),
    check("attribute_words_irish", sql`${t.irish} <> ''`),
  ],
);

/** Searches that found nothing, one row for each text. */
export const searchMisses = pgTable(
  "search_misses",
  {
    /** Folded: lower case, no fadas. */
    term: text("term").primaryKey(),
    /** The search text as it was last typed. */
    typed: text("typed").notNull(),
    count: integer("count").notNull().default(1),
    firstSeen: instant("first_seen").notNull(),
    lastSeen: instant("last_seen").notNull(),
  },
  (t) => [index("search_misses_last_seen").on(t.lastSeen)],
);

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * What of the catalogue has changed, written by triggers in the transaction that changes it, so that every instance
 * can bring its index up to date. Rows older than a day are removed.
 */
export const catalogChanges = pgTable(
  "catalog_changes",
  {
    /** Anyone who has seen a snapshot has seen everything of the transactions before its xmin. */
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
    /** A product's id (a variation counts as its parent), "terms" for what surrounds products, or "all". */
    subject: text("subject").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.subject] }), index("catalog_changes_at").on(t.at)],
);
