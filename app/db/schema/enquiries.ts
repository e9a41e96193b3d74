import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, idColumn, updatedAt } from "../columns.ts";
import { users } from "./identity.ts";

export const enquiries = pgTable(
  "enquiries",
  {
    id: idColumn(),
    /** Shown to the sender and used in mails, e.g. IST-2026-0001. */
    reference: text("reference").notNull().unique(),
    formType: text("form_type").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    company: text("company"),
    message: text("message").notNull(),
    locale: text("locale").notNull(),
    state: text("state").notNull().default("new"),
    /** The form's own token: a second post of the same form is the same enquiry. */
    formToken: text("form_token").unique(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("enquiries_form_type", sql`${t.formType} in ('contact', 'equipment-servicing', 'dry-hire')`),
    check("enquiries_state", sql`${t.state} in ('new', 'answered', 'waiting', 'won', 'lost', 'spam')`),
    index("enquiries_created").on(t.createdAt),
  ],
);
