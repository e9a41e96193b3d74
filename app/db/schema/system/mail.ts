import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant } from "#app/db/columns.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { MAIL_STATES } from "#app/features/mail/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { foldedIndex } from "../../folded-text.ts";

/** A file of the storage that goes with a mail. */
export interface StoredMailFile {
  /** The file's name in the storage. */
  readonly file: string;
  /** The file's name as the recipient sees it. */
  readonly name: string;
  /** The file's media type. */
  readonly type: string;
}

/** The outbox: a mail is written in the transaction of what it tells about, and sent by the worker. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: idColumn(),
    /** The Message-ID header, fixed when the row is written, so that a second sending is recognisable. */
    messageId: text("message_id").notNull().unique(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    /** Message-IDs of the conversation it goes on with, oldest first, a blank between; null begins a new one. */
    thread: text("thread"),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    /** Files of the storage that go with it. */
    files: jsonb("files").$type<readonly StoredMailFile[]>().notNull().default([]),
    /** What the mail is about, for the back office: "order" and its id, and so on. */
    subjectType: text("subject_type"),
    subjectId: text("subject_id"),
    /** The acceptance of a quote whose contract it carries. */
    acceptanceId: uuid("acceptance_id").references(() => hireAcceptances.id, { onDelete: "set null" }),
    state: text("state", { enum: MAIL_STATES }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    leaseUntil: instant("lease_until"),
    lastError: text("last_error"),
    sentAt: instant("sent_at"),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("outbox_mails_state", t.state, MAIL_STATES),
    enumCheck("outbox_mails_locale", t.locale, LOCALES),
    index("outbox_mails_due").on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index("outbox_mails_created").on(t.createdAt),
    index("outbox_mails_state").on(t.state, t.id),
    foldedIndex("outbox_mails_search", t.recipient, t.subject, t.kind),
    index("outbox_mails_subject").on(t.subjectType, t.subjectId),
    index("outbox_mails_acceptance").on(t.acceptanceId).where(sql`${t.acceptanceId} is not null`),
  ],
);
