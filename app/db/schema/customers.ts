import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, idColumn, instant, partOf, updatedAt } from "../columns.ts";
import { foldedPhone } from "../folded-phone.ts";
import { foldedIndex } from "../folded-text.ts";
import { users } from "./identity.ts";
import { priceLists } from "./shop/price-lists.ts";

/**
 * People and companies that bought, asked or hired, with an account or as guests. Triggers of migrations 0045, 0078 and
 * 0096 add a row when an order, enquiry, quote, hire or account names a new address, tie it to the account with this
 * confirmed address, and count the figures again when an order is paid, handed over or refunded; they run at the end of
 * the transaction, so that this row is the last that is locked.
 */
export const customers = pgTable(
  "customers",
  {
    id: idColumn(),
    name: text("name").notNull(),
    phone: text("phone").notNull().default(""),
    company: text("company"),
    /** All addresses, the first one that mails go to, with a blank between; from `customer_emails`. */
    emails: text("emails").notNull(),
    /** Staff wrote the contact details: orders and the account no longer change them. */
    edited: boolean("edited").notNull().default(false),
    /** Among staff only. */
    note: text("note").notNull().default(""),
    tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
    /** The price list that its accounts buy at; null for the catalogue's prices. */
    priceListId: uuid("price_list_id").references(() => priceLists.id, { onDelete: "set null" }),
    /** The merged customer whose price list it took over; null for a list of its own. */
    priceListFrom: uuid("price_list_from").references((): AnyPgColumn => customers.id, {
      onDelete: "set null",
    }),
    /** The customer that staff merged this one into; null where it is its own. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => customers.id, { onDelete: "cascade" }),
    mergedAt: instant("merged_at"),
    /** Paid orders of goods. */
    orderCount: integer("order_count").notNull().default(0),
    /** Orders of goods that are paid or on invoice and not handed over yet. */
    openOrders: integer("open_orders").notNull().default(0),
    /** Paid for goods and hires, VAT included; security deposits are left out. */
    spent: centsColumn("spent_cents").notNull().default(sql`0`),
    /** What was given back of the amount paid. */
    refunded: centsColumn("refunded_cents").notNull().default(sql`0`),
    lastOrderAt: instant("last_order_at"),
    /** Counts every change by staff; a form made from an older one is refused. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("customers_merged", sql`(${t.mergedInto} is null) = (${t.mergedAt} is null)`),
    index("customers_created").on(t.createdAt, t.id).where(sql`${t.mergedInto} is null`),
    index("customers_name").on(sql`lower(${t.name})`, t.id).where(sql`${t.mergedInto} is null`),
    index("customers_net").on(sql`(${t.spent} - ${t.refunded})`, t.id).where(sql`${t.mergedInto} is null`),
    index("customers_last_order")
      .on(sql`coalesce(${t.lastOrderAt}, '-infinity'::timestamptz)`, t.id)
      .where(sql`${t.mergedInto} is null`),
    index("customers_open").on(t.id).where(sql`${t.openOrders} > 0`),
    index("customers_tags").using("gin", t.tags),
    index("customers_merged_into").on(t.mergedInto),
    index("customers_price_list").on(t.priceListId),
    index("customers_price_list_from").on(t.priceListFrom),
    index("customers_phone").on(sql`(${foldedPhone(t.phone)}) text_pattern_ops`),
    foldedIndex("customers_search", t.name, t.emails, t.company),
  ],
);

/**
 * The mail addresses of customers; each belongs to one customer. Orders, enquiries, quotes and hires are found by it.
 */
export const customerEmails = pgTable(
  "customer_emails",
  {
    /** The customer's mail address in lower case. */
    email: text("email").primaryKey(),
    customerId: partOf("customer_id", () => customers.id),
    /** The customer that it belonged to before any merge. */
    originId: partOf("origin_id", () => customers.id),
    /** The account with this address, once confirmed; that of staff once they ordered, hired or enquired. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    check("customer_emails_lower", sql`${t.email} = lower(${t.email}) and ${t.email} <> ''`),
    index("customer_emails_customer").on(t.customerId),
    index("customer_emails_origin").on(t.originId),
    uniqueIndex("customer_emails_user").on(t.userId),
    index("customer_emails_account").on(t.customerId).where(sql`${t.userId} is not null`),
  ],
);
