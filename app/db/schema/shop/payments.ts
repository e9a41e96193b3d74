import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { PROVIDERS, RECORDED_METHODS } from "#app/features/orders/enums.ts";
import {
  EVENT_OUTCOMES,
  PAYMENT_STATES,
  REFUND_KINDS,
  REFUND_STATES,
  SANDBOX_STATES,
} from "#app/features/payments/enums.ts";
import { ZERO } from "#app/lib/money.ts";
import { orders, type StoredVatRow } from "./orders.ts";
import { withdrawals } from "./withdrawals.ts";

/** One attempt to be paid: a session at a provider. */
export const payments = pgTable(
  "payments",
  {
    id: idColumn(),
    orderId: partOf("order_id", () => orders.id),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    /** The provider's own id of the session. */
    providerRef: text("provider_ref").notNull(),
    amount: centsColumn("amount_cents").notNull(),
    state: text("state", { enum: PAYMENT_STATES }).notNull().default("open"),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("payments_provider_ref").on(t.provider, t.providerRef),
    index("payments_order").on(t.orderId),
    enumCheck("payments_provider", t.provider, PROVIDERS),
    enumCheck("payments_state", t.state, PAYMENT_STATES),
  ],
);

/** The sandbox provider's own books: what its payment page was told. No money moves. */
export const sandboxSessions = pgTable(
  "sandbox_sessions",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull(),
    amount: centsColumn("amount_cents").notNull(),
    state: text("state", { enum: SANDBOX_STATES }).notNull().default("open"),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sandbox_sessions_reference").on(t.reference),
    enumCheck("sandbox_sessions_state", t.state, SANDBOX_STATES),
  ],
);

/** Money that staff have seen, on the account or at the counter: the books of orders paid on invoice. */
export const bankTransfers = pgTable(
  "bank_transfers",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    method: text("method", { enum: RECORDED_METHODS }).notNull().default("transfer"),
    /** The day it arrived, as a calendar day in Ireland: YYYY-MM-DD. */
    receivedOn: text("received_on").notNull(),
    /** What the bank's statement or the terminal calls it; empty once the buyer was removed from the order. */
    reference: text("reference").notNull(),
    actorId: text("actor_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("bank_transfers_method", t.method, RECORDED_METHODS),
    /** The palette finds a part of a reference. */
    index("bank_transfers_reference").using("gin", sql`lower(${t.reference}) gin_trgm_ops`),
  ],
);

/** The number of the current attempt to open a Stripe session for an order. It is part of the idempotency key. */
export const stripeAttempts = pgTable(
  "stripe_attempts",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    attempt: integer("attempt").notNull().default(1),
    /**
     * The instant at which the session of this attempt ends. The same key must always come with the same parameters.
     */
    sessionExpiresAt: instant("session_expires_at").notNull(),
    /** The session that this try opened; null while none is known. */
    sessionRef: text("session_ref"),
    updatedAt: updatedAt(),
  },
  (t) => [check("stripe_attempts_attempt", sql`${t.attempt} > 0`)],
);

/** Events of Stripe that have been handled; one that comes again changes nothing. */
export const stripeEvents = pgTable(
  "stripe_notices",
  {
    /** Stripe's own id of the event. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    live: boolean("live").notNull(),
    /** What it did. */
    outcome: text("outcome", { enum: EVENT_OUTCOMES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [enumCheck("stripe_notices_outcome", t.outcome, EVENT_OUTCOMES)],
);

/**
 * Money given back, or on its way. `requested`: written down, the provider may or may not know of it; `pending`: it
 * has taken it on; `failed` with a `taken_at`: the money came back and is still owed to the customer.
 */
export const refunds = pgTable(
  "refunds",
  {
    /** The id of the refund and the idempotency key of its request: a form posted twice names the same row. */
    id: idColumn(),
    orderId: partOf("order_id", () => orders.id),
    paymentId: partOf("payment_id", () => payments.id),
    /** `order`: lessens what was sold. `duplicate`: a payment that was too much; nothing sold changes. */
    kind: text("kind", { enum: REFUND_KINDS }).notNull().default("order"),
    /** Zero only where an edit takes pieces off that cost nothing. */
    amount: centsColumn("amount_cents").notNull(),
    /** The part of the amount that gives delivery back. */
    deliveryAmount: centsColumn("delivery_cents").notNull(),
    /** The part of the amount that pays an added order and is not given back as money. */
    applied: centsColumn("applied_cents").notNull().default(ZERO),
    reason: text("reason").notNull().default(""),
    /** The VAT table of what it gives back, where that is no share of its order; null: by its lines or by the order. */
    vatRows: jsonb("vat_rows").$type<readonly StoredVatRow[]>(),
    /** The statement of withdrawal that it was asked for from; null: none. */
    withdrawalId: uuid("withdrawal_id").references(() => withdrawals.id, { onDelete: "set null" }),
    state: text("state", { enum: REFUND_STATES }).notNull().default("requested"),
    /** The number of the current attempt at the provider. It is part of the idempotency key. */
    attempt: integer("attempt").notNull().default(1),
    /** The provider's own id of the refund. */
    providerRef: text("provider_ref"),
    /** Refunds at the provider that came back; late events about them change nothing. */
    failedRefs: jsonb("failed_refs").$type<readonly string[]>().notNull().default([]),
    failure: text("failure"),
    /** The staff member who asked for it; null for a refund made at the provider itself. */
    actorId: text("actor_id"),
    /** The instant at which the provider first accepted it. */
    takenAt: instant("taken_at"),
    succeededAt: instant("succeeded_at"),
    lastTriedAt: instant("last_tried_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("refunds_provider_ref").on(t.providerRef),
    index("refunds_order").on(t.orderId),
    index("refunds_withdrawal").on(t.withdrawalId).where(sql`${t.withdrawalId} is not null`),
    index("refunds_pending").on(t.orderId).where(sql`${t.state} = 'pending'`),
    index("refunds_due").on(t.createdAt).where(sql`${t.state} = 'requested'`),
    enumCheck("refunds_kind", t.kind, REFUND_KINDS),
    enumCheck("refunds_state", t.state, REFUND_STATES),
    check("refunds_amount", sql`${t.amount} >= 0 and ${t.deliveryAmount} between 0 and ${t.amount}`),
    check("refunds_applied", sql`${t.applied} between 0 and ${t.amount}`),
    check("refunds_attempt", sql`${t.attempt} > 0`),
  ],
);

/** What a refund gives back of each line of its order. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: partOf("refund_id", () => refunds.id),
    /** The line's position in its order. */
    position: integer("position").notNull(),
    /** 0 where the pieces are in the part of another payment, and this is a further share of what was paid for them. */
    quantity: integer("quantity").notNull(),
    amount: centsColumn("amount_cents").notNull(),
    /** Pieces that go back into stock with the refund, or went back after it. */
    restocked: integer("restocked").notNull(),
    /** Pieces that had not left when it was asked for, less those of them that left and came back. */
    unsent: integer("unsent").notNull(),
    /** Of the restocked pieces, those that had not left. */
    unsentRestocked: integer("unsent_restocked").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.position] }),
    check("refund_lines_quantity", sql`${t.quantity} >= 0`),
    check("refund_lines_amount", sql`${t.amount} >= 0`),
    check("refund_lines_restocked", sql`${t.restocked} between 0 and ${t.quantity}`),
    check(
      "refund_lines_unsent",
      sql`${t.unsent} between 0 and ${t.quantity} and ${t.unsentRestocked} between 0 and ${t.unsent} and ${t.restocked} - ${t.unsentRestocked} between 0 and ${t.quantity} - ${t.unsent}`,
    ),
  ],
);
