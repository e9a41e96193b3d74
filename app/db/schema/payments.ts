import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, idColumn, instant, updatedAt } from "../columns.ts";
import { orders } from "./orders.ts";

/** One attempt to be paid: a session at a provider. */
export const payments = pgTable(
  "payments",
  {
    id: idColumn(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    /** The provider's own id of the session. */
    providerRef: text("provider_ref").notNull(),
    amount: centsColumn("amount_cents").notNull(),
    state: text("state").notNull().default("open"),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("payments_provider_ref").on(t.provider, t.providerRef),
    index("payments_order").on(t.orderId),
    check("payments_state", sql`${t.state} in ('open', 'paid', 'failed', 'expired', 'mismatch')`),
  ],
);

/** The sandbox provider's own books: what its payment page was told. No money moves. */
export const sandboxSessions = pgTable(
  "sandbox_sessions",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull(),
    amount: centsColumn("amount_cents").notNull(),
    state: text("state").notNull().default("open"),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sandbox_sessions_reference").on(t.reference),
    check("sandbox_sessions_state", sql`${t.state} in ('open', 'paid', 'expired')`),
  ],
);

/** Which try at opening a Stripe session an order is at. Its number is part of the idempotency key. */
export const stripeAttempts = pgTable(
  "stripe_attempts",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    attempt: integer("attempt").notNull().default(1),
    /** When the session of this try ends. The same key must always come with the same parameters. */
    sessionExpiresAt: instant("session_expires_at").notNull(),
    /** The session that this try opened; null while none is known. */
    sessionRef: text("session_ref"),
    updatedAt: updatedAt(),
  },
  (t) => [check("stripe_attempts_attempt", sql`${t.attempt} > 0`)],
);

/** Notices of Stripe that have been dealt with; one that comes again changes nothing. */
export const stripeNotices = pgTable("stripe_notices", {
  /** Stripe's own id of the event. */
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  live: boolean("live").notNull(),
  /** What became of it: `settled`, `mismatch`, `noted` or `ignored`. */
  outcome: text("outcome").notNull(),
  createdAt: createdAt(),
});
