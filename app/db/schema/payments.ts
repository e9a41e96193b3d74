import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
    check("payments_state", sql`${t.state} in ('open', 'paid', 'failed', 'expired')`),
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
