import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { VERSION_CAUSES, VERSION_SUBJECTS } from "#app/features/content/enums.ts";
import { createdAt, enumCheck, idColumn, instant, updatedAt } from "../columns.ts";

/** A text in both languages. */
interface StoredPair {
  readonly en: string;
  readonly ga: string;
}

/** What an entry says, field by field: texts, ticks and lists of texts. */
export type StoredEntryData = Readonly<
  Record<string, string | boolean | StoredPair | readonly (StoredPair | string)[] | undefined>
>;

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
    data: jsonb("data").$type<StoredEntryData>().notNull(),
    /** Fields, like "title" or "services.2", whose English has changed since their Irish last did. */
    stale: jsonb("stale").$type<readonly string[]>().notNull().default([]),
    /** A deleted entry is not published. Its key stays taken, so that seeding does not bring it back. */
    deletedAt: instant("deleted_at"),
    /** The instant from which a published entry is shown; null: at once. */
    publishFrom: instant("publish_from"),
    /** The instant at which the entry is hidden. */
    publishUntil: instant("publish_until"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("content_entries_key").on(t.collection, t.key),
    index("content_entries_order").on(t.collection, t.position),
  ],
);

/** What staff say instead of the program's own words. Null in a language: the program's words are shown. */
export const siteTexts = pgTable("site_words", {
  /** Area and name of the text, e.g. "home.lede". */
  key: text("key").primaryKey(),
  /** The program's words when this was written; they find the text again when its name has changed. */
  source: jsonb("source").$type<StoredSiteText>().notNull(),
  en: jsonb("en").$type<StoredForms>(),
  ga: jsonb("ga").$type<StoredForms>(),
  /** The English has changed since the Irish last did. */
  stale: boolean("stale").notNull().default(false),
  updatedAt: updatedAt(),
});

/** One text, or one text for each plural category. */
type StoredForms = string | Readonly<Record<string, string>>;
type StoredSiteText = { readonly en: StoredForms; readonly ga: StoredForms };

/** Ticks of staff: the company's solicitor has read a legal page. */
export const legalTicks = pgTable("legal_ticks", {
  /** English path of the page. */
  path: text("path").primaryKey(),
  /** Hash of the page's words at the tick; with other words it counts no more. */
  fingerprint: text("fingerprint").notNull(),
  actorId: text("actor_id").notNull(),
  tickedAt: instant("ticked_at").notNull(),
});

/** Every state that an entry or a text has had, the newest last. The subject may be gone. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: idColumn(),
    subjectType: text("subject_type", { enum: VERSION_SUBJECTS }).notNull(),
    subjectId: text("subject_id").notNull(),
    state: jsonb("state").$type<Record<string, unknown>>().notNull(),
    cause: text("cause", { enum: VERSION_CAUSES }).notNull(),
    /** The staff member who saved it; null for the program itself. */
    actorId: text("actor_id"),
    madeAt: instant("made_at").notNull(),
  },
  (t) => [
    enumCheck("content_versions_subject_type", t.subjectType, VERSION_SUBJECTS),
    enumCheck("content_versions_cause", t.cause, VERSION_CAUSES),
    index("content_versions_subject").on(t.subjectType, t.subjectId, t.id),
  ],
);
