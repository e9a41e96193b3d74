import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, idColumn, instant } from "../columns.ts";

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
    locale: text("locale").notNull(),
    /** What the mail is about, for the back office: "order" and its id, and so on. */
    subjectType: text("subject_type"),
    subjectId: text("subject_id"),
    state: text("state").notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    leaseUntil: instant("lease_until"),
    lastError: text("last_error"),
    sentAt: instant("sent_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("outbox_mails_state", sql`${t.state} in ('queued', 'sent', 'kept', 'failed')`),
    index("outbox_mails_due").on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index("outbox_mails_created").on(t.createdAt),
    index("outbox_mails_state").on(t.state, t.id),
    index("outbox_mails_search").using(
      "gin",
      sql`${t.recipient} gin_trgm_ops`,
      sql`${t.subject} gin_trgm_ops`,
      sql`${t.kind} gin_trgm_ops`,
    ),
    index("outbox_mails_subject").on(t.subjectType, t.subjectId),
  ],
);
