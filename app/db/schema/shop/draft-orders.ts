import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, updatedAt } from "#app/db/columns.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import type { WITHDRAWAL_EXCEPTIONS } from "#app/features/catalog/enums.ts";
import { DRAFT_STATES } from "#app/features/draft-orders/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import type { Cents } from "#app/lib/money.ts";
import { foldedIndex } from "../../folded-text.ts";
import { orders, type StoredAddress } from "./orders.ts";

/** One line of a draft. Prices include VAT. */
export interface StoredDraftLine {
  /** The line's key in the editor, which it keeps from one save to the next. */
  readonly key: string;
  /** The product; null for a line that is not in the catalogue. */
  readonly productId: string | null;
  readonly sku: string | null;
  readonly name: string;
  /** What was chosen, in the customer's language. */
  readonly options: string;
  /** Name and options in English, for staff; null or missing where the line is in English. */
  readonly nameEn?: string | null;
  readonly optionsEn?: string | null;
  readonly chosen: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** The catalogue's price of one when the draft was stored; null for a line that is not in the catalogue. */
  readonly listPrice: Cents | null;
  /** The customer's price list that the price came from, by its name; null or missing for none. */
  readonly priceList?: string | null;
  /** The price of one before the discount. */
  readonly unitPrice: Cents;
  readonly vatRate: number;
  /** The discount off the whole line. */
  readonly discount: Cents;
  /** The discount as it was typed: "10 %" or a sum. */
  readonly discountText: string;
  /** Why price or discount was set by hand. */
  readonly reason: string;
  readonly environmentalCost: Cents | null;
  readonly withdrawalException: (typeof WITHDRAWAL_EXCEPTIONS)[number] | null;
}

export const draftOrderNumbers = pgSequence("draft_order_numbers", { startWith: 1 });

/** An order that staff prepare for a customer. It holds no stock until an order is placed of it. */
export const draftOrders = pgTable(
  "draft_orders",
  {
    id: idColumn(),
    /** The number that people see as "D12". It is not a secret and opens nothing. */
    number: integer("number").notNull().unique(),
    /** Part of the address of the payment link. */
    token: text("token").notNull().unique(),
    state: text("state", { enum: DRAFT_STATES }).notNull().default("open"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    enquiryId: uuid("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    quoteId: uuid("quote_id").references(() => hireQuotes.id, { onDelete: "set null" }),
    /** The paid order that this one adds to. */
    parentOrderId: uuid("parent_order_id").references(() => orders.id, { onDelete: "set null" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull().default(""),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    company: text("company"),
    vatNumber: text("vat_number"),
    poNumber: text("po_number"),
    /** "collection", or the id of a delivery zone. */
    delivery: text("delivery").notNull().default("collection"),
    address: jsonb("address").$type<StoredAddress>(),
    billingAddress: jsonb("billing_address").$type<StoredAddress>(),
    /** The price of delivery that staff set by hand; null: the price of the zone. */
    deliveryByHand: centsColumn("delivery_by_hand_cents"),
    deliveryPrice: centsColumn("delivery_cents").notNull().default(sql`0`),
    /** The discount off all lines together, beside their own discounts. */
    discount: centsColumn("discount_cents").notNull().default(sql`0`),
    discountText: text("discount_text").notNull().default(""),
    discountReason: text("discount_reason").notNull().default(""),
    /** The message to the customer, in the mail with the payment link. */
    message: text("message").notNull().default(""),
    /** Among staff only. */
    note: text("note").notNull().default(""),
    lines: jsonb("lines").$type<readonly StoredDraftLine[]>().notNull().default([]),
    /** VAT included. */
    total: centsColumn("total_cents").notNull().default(sql`0`),
    /** Counts every change; a form made from an older one is refused. */
    version: integer("version").notNull().default(1),
    /** The number of the valid payment link, from 1; 0 before the first. */
    link: integer("link").notNull().default(0),
    sentAt: instant("sent_at"),
    /** The instant until which the link can be used and its prices hold. */
    heldUntil: instant("held_until"),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("draft_orders_state", t.state, DRAFT_STATES),
    enumCheck("draft_orders_locale", t.locale, LOCALES),
    check("draft_orders_sent", sql`(${t.link} = 0) = (${t.heldUntil} is null)`),
    check("draft_orders_link", sql`${t.state} <> 'sent' or ${t.link} > 0`),
    check("draft_orders_sums", sql`${t.total} >= 0 and ${t.discount} >= 0 and ${t.deliveryPrice} >= 0`),
    index("draft_orders_state_updated").on(t.state, t.updatedAt, t.id),
    index("draft_orders_created").on(t.number.desc()),
    index("draft_orders_user").on(t.userId),
    index("draft_orders_email").on(sql`lower(${t.email})`),
    index("draft_orders_parent").on(t.parentOrderId),
    index("draft_orders_enquiry").on(t.enquiryId),
    index("draft_orders_quote").on(t.quoteId),
    foldedIndex("draft_orders_search", t.name, t.email, t.company),
  ],
);
