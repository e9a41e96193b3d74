import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { NOTIFICATION_KINDS } from "#app/features/notifications/enums.ts";
import { createdAt, enumCheck, idColumn, instant, partOf } from "../columns.ts";
import { users } from "./identity.ts";

/** What happened that staff are told of, once for everybody. It names no person and no price. */
export const notifications = pgTable(
  "notifications",
  {
    id: idColumn(),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    /** The order, enquiry, quote, hire, mail, shortage, import or webhook: told once of each kind. */
    subjectId: uuid("subject_id").notNull(),
    /** The subject's number or name; empty where it has none that may be shown. */
    label: text("label").notNull(),
    /** When it happened, which may be long before staff could see it. */
    createdAt: createdAt(),
    /** When it was stored: what is unread is counted from here. */
    collectedAt: instant("collected_at").notNull().defaultNow(),
  },
  (t) => [
    enumCheck("notifications_kind", t.kind, NOTIFICATION_KINDS),
    uniqueIndex("notifications_subject").on(t.kind, t.subjectId),
    index("notifications_created").on(t.createdAt, t.id),
  ],
);

/** One row a person: which notifications they want, and up to when all are read. */
export const notificationPeople = pgTable("notification_people", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Kinds that the person does not want. */
  muted: jsonb("muted").$type<readonly string[]>().notNull().default(sql`'[]'::jsonb`),
  /** The latest `collectedAt` that is read. */
  readUntil: instant("read_until"),
});

/** Single notifications that a person has read. */
export const notificationReads = pgTable(
  "notification_reads",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    notificationId: partOf("notification_id", () => notifications.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    index("notification_reads_notification").on(t.notificationId),
  ],
);
