import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { COMMENT_SUBJECTS } from "#app/features/comments/enums.ts";
import { createdAt, enumCheck, idColumn, instant } from "../columns.ts";
import { users } from "./identity.ts";

/** What staff wrote beside the history of an order, a customer, a hire or a quote; only staff see it. */
export const staffComments = pgTable(
  "staff_comments",
  {
    id: idColumn(),
    subjectType: text("subject_type", { enum: COMMENT_SUBJECTS }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** The form's idempotency key: the same form sent twice writes one comment. */
    postKey: text("post_key").notNull().unique(),
    createdAt: createdAt(),
    editedAt: instant("edited_at"),
  },
  (t) => [
    enumCheck("staff_comments_subject_type", t.subjectType, COMMENT_SUBJECTS),
    check("staff_comments_text", sql`${t.text} <> ''`),
    index("staff_comments_subject").on(t.subjectType, t.subjectId, t.id),
    index("staff_comments_author").on(t.authorId),
  ],
);
