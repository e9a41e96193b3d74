import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { enumCheck, idColumn, instant } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import { WITHDRAWAL_STATES } from "#app/features/withdrawals/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { orders } from "./orders.ts";

/** A line of an order that a statement names, with the words the order had for it. */
export interface StoredWithdrawalItem {
  /** The line's index in its order, from 0. */
  readonly position: number;
  readonly text: string;
  readonly quantity: number;
}

/**
 * Statements of withdrawal exactly as they arrived: the proof of what was said, and when. Never changed, but settled.
 */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: idColumn(),
    /**
     * A token made with the form: one statement however often the form is posted. It opens the page that shows the
     * statement.
     */
    token: text("token").notNull().unique(),
    /** The order that is meant; null while it is not known. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "restrict" }),
    /** True when the statement was made on the page of the order, whose address is a secret. */
    fromOrder: boolean("from_order").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The order's number as it was typed. */
    reference: text("reference").notNull(),
    /** The lines to withdraw from; null: the whole order, empty: what `statement` says in the customer's words. */
    items: jsonb("items").$type<readonly StoredWithdrawalItem[]>(),
    /** The whole text that was confirmed. */
    statement: text("statement").notNull(),
    receivedAt: instant("received_at").notNull(),
    /** First instant after the period, as far as it was known on receipt, or when its order was found. */
    periodEndsAt: instant("period_ends_at"),
    /** First instant at which the refund is late. */
    refundDueAt: instant("refund_due_at").notNull(),
    state: text("state", { enum: WITHDRAWAL_STATES }).notNull().default("open"),
    /** Why it was closed without a refund, in words the customer could be told. */
    note: text("note"),
    settledAt: instant("settled_at"),
    settledBy: text("settled_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    enumCheck("withdrawals_state", t.state, WITHDRAWAL_STATES),
    check("withdrawals_settled", sql`(${t.state} in ('open', 'repeated')) = (${t.settledAt} is null)`),
    check("withdrawals_refused", sql`${t.state} <> 'refused' or ${t.note} is not null`),
    enumCheck("withdrawals_locale", t.locale, LOCALES),
    index("withdrawals_order").on(t.orderId),
    index("withdrawals_due").on(t.refundDueAt, t.id).where(sql`${t.state} = 'open'`),
    index("withdrawals_received").on(t.receivedAt, t.id),
  ],
);
