import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import {
  HIRE_TRANSPORTS,
  QUOTE_LINE_KINDS,
  QUOTE_ORIGINS,
  QUOTE_STATES,
} from "#app/features/quotes/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { foldedIndex } from "../../folded-text.ts";
import { hireItems } from "./fleet.ts";

/** The companies that gear can be hired from when the fleet is short of it. */
export const hireSuppliers = pgTable(
  "hire_suppliers",
  {
    id: idColumn(),
    name: text("name").notNull(),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    note: text("note").notNull().default(""),
    /** Not offered for new sub-hires from this instant on; null: offered. */
    archivedAt: instant("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("hire_suppliers_name").on(sql`lower(${t.name})`)],
);

export const hireQuotes = pgTable(
  "hire_quotes",
  {
    id: idColumn(),
    /** The number that people see: "HQ-2027-0001". It is not a secret and opens nothing. */
    number: text("number").notNull().unique(),
    /** Opens the public page. */
    token: text("token").notNull().unique(),
    state: text("state", { enum: QUOTE_STATES }).notNull().default("draft"),
    origin: text("origin", { enum: QUOTE_ORIGINS }).notNull(),
    enquiryId: uuid("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    company: text("company"),
    vatNumber: text("vat_number"),
    /** A trade customer: no security deposit, no right of withdrawal. */
    trade: boolean("trade").notNull().default(false),
    /** Among staff only. */
    note: text("note").notNull().default(""),
    declineReason: text("decline_reason"),
    /** A hash of the network that an instant quote was asked for from. */
    network: text("network"),
    /** Counts every change; a form made from an older one is refused. */
    version: integer("version").notNull().default(1),
    closedAt: instant("closed_at"),
    /** Its hire is kept by law for a person who was erased. */
    erasedAt: instant("erased_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("hire_quotes_state", t.state, QUOTE_STATES),
    enumCheck("hire_quotes_origin", t.origin, QUOTE_ORIGINS),
    enumCheck("hire_quotes_locale", t.locale, LOCALES),
    index("hire_quotes_enquiry").on(t.enquiryId),
    index("hire_quotes_user").on(t.userId),
    index("hire_quotes_email").on(sql`lower(${t.email})`),
    index("hire_quotes_state_created").on(t.state, t.createdAt, t.id),
    index("hire_quotes_created").on(t.createdAt, t.id),
    index("hire_quotes_network").on(t.network, t.createdAt).where(sql`${t.network} is not null`),
    foldedIndex("hire_quotes_search", t.number, t.name, t.email, t.company),
  ],
);

/**
 * What is offered. The one without `sent_at` is being written; sending it freezes `content`, and a trigger of migration
 * 0037 refuses any later change of content, hash and number.
 */
export const hireQuoteVersions = pgTable(
  "hire_quote_versions",
  {
    id: idColumn(),
    quoteId: partOf("quote_id", () => hireQuotes.id),
    number: integer("number").notNull(),
    /** Collection and return. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    transport: text("transport", { enum: HIRE_TRANSPORTS }).notNull().default("collection"),
    /** The address or venue where the gear is delivered to, or used. */
    place: text("place").notNull().default(""),
    waiver: boolean("waiver").notNull().default(false),
    /** Last day of the customer's insurance certificate. */
    insuredUntil: date("insured_until", { mode: "string" }),
    /** The discount off the whole quote, in basis points. */
    orderDiscount: integer("order_discount").notNull().default(0),
    transportNet: centsColumn("transport_net_cents").notNull().default(sql`0`),
    crewNet: centsColumn("crew_net_cents").notNull().default(sql`0`),
    consumablesNet: centsColumn("consumables_net_cents").notNull().default(sql`0`),
    /** What transport, crew and consumables cost the company. */
    ownCostNet: centsColumn("own_cost_net_cents").notNull().default(sql`0`),
    /** Basis points of the total that are due to reserve; 0: none. */
    deposit: integer("deposit").notNull(),
    /** Keeps the gear off the shelf from sending until it expires. */
    hold: boolean("hold").notNull().default(false),
    /** Days that it can be accepted once it is sent. */
    validDays: integer("valid_days").notNull(),
    /** The message to the customer. */
    message: text("message").notNull().default(""),
    /** See `QuoteContent`; null until it is sent. */
    content: jsonb("content").$type<object>(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: text("hash"),
    /** VAT included, with the options that are ticked from the beginning. */
    total: centsColumn("total_cents"),
    sentAt: instant("sent_at"),
    sentBy: text("sent_by").references(() => users.id, { onDelete: "set null" }),
    expiresAt: instant("expires_at"),
    /** The customer's first look at the page. */
    openedAt: instant("opened_at"),
    /** The instant at which staff took back a further version that was sent; null: they did not. */
    takenBackAt: instant("taken_back_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("hire_quote_versions_number").on(t.quoteId, t.number),
    uniqueIndex("hire_quote_versions_draft").on(t.quoteId).where(sql`${t.sentAt} is null`),
    enumCheck("hire_quote_versions_transport", t.transport, HIRE_TRANSPORTS),
    check("hire_quote_versions_period", sql`${t.startsAt} < ${t.endsAt}`),
    check(
      "hire_quote_versions_discount",
      sql`${t.orderDiscount} between 0 and 10000 and ${t.deposit} between 0 and 10000`,
    ),
    check(
      "hire_quote_versions_sent",
      sql`(${t.sentAt} is null) = (${t.content} is null) and (${t.sentAt} is null) = (${t.hash} is null) and (${t.sentAt} is null) = (${t.expiresAt} is null)`,
    ),
    index("hire_quote_versions_sent_at").on(t.sentAt).where(sql`${t.sentAt} is not null`),
    index("hire_quote_versions_expires").on(t.expiresAt).where(sql`${t.sentAt} is not null`),
  ],
);

/** Lines with what only staff see. The public part of a sent version is frozen in its content. */
export const hireQuoteLines = pgTable(
  "hire_quote_lines",
  {
    id: idColumn(),
    versionId: partOf("version_id", () => hireQuoteVersions.id),
    position: integer("position").notNull(),
    kind: text("kind", { enum: QUOTE_LINE_KINDS }).notNull(),
    itemId: uuid("item_id").references(() => hireItems.id, { onDelete: "restrict" }),
    /** A heading, a text or a custom line's name; of an item a remark to the customer. */
    text: text("text").notNull().default(""),
    textGa: text("text_ga").notNull().default(""),
    quantity: integer("quantity").notNull().default(1),
    /** The customer may leave it out. */
    optional: boolean("optional").notNull().default(false),
    /** True: the option is ticked from the beginning; also true where the line is not optional. */
    chosen: boolean("chosen").notNull().default(true),
    /** The rate for one piece and one charged day, of a custom line for the whole hire; null: the item's own rate. */
    dayRateNet: centsColumn("day_rate_net_cents"),
    /** Basis points; null: the item's own. */
    vatRate: integer("vat_rate"),
    /** Basis points. */
    discount: integer("discount").notNull().default(0),
    /** What the line costs the company, sub-hire for example. Never shown to customers. */
    costNet: centsColumn("cost_net_cents"),
    supplierId: uuid("supplier_id").references(() => hireSuppliers.id, { onDelete: "set null" }),
    /** A promised unit. */
    unitNumber: integer("unit_number"),
    /** Of a custom line: true where nothing leaves the store for it, as for labour; else its pieces are goods. */
    service: boolean("service").notNull().default(false),
    /** The line as the customer's list had it; empty where it came otherwise. */
    source: text("source").notNull().default(""),
  },
  (t) => [
    uniqueIndex("hire_quote_lines_position").on(t.versionId, t.position),
    enumCheck("hire_quote_lines_kind", t.kind, QUOTE_LINE_KINDS),
    check("hire_quote_lines_quantity", sql`${t.quantity} between 1 and 9999`),
    check("hire_quote_lines_item", sql`(${t.kind} = 'item') = (${t.itemId} is not null)`),
    check("hire_quote_lines_discount", sql`${t.discount} between 0 and 10000`),
    check("hire_quote_lines_service", sql`${t.kind} = 'custom' or not ${t.service}`),
    check("hire_quote_lines_chosen", sql`${t.chosen} or ${t.optional}`),
    index("hire_quote_lines_item_id").on(t.itemId),
  ],
);

/** Evidence of an acceptance: a trigger of migration 0037 refuses every change of a row. */
export const hireAcceptances = pgTable(
  "hire_acceptances",
  {
    id: idColumn(),
    quoteId: uuid("quote_id")
      .notNull()
      .references(() => hireQuotes.id, { onDelete: "restrict" }),
    versionId: uuid("version_id")
      .notNull()
      .unique()
      .references(() => hireQuoteVersions.id, { onDelete: "restrict" }),
    /** The SHA-256 of the content that was on the accepting screen. */
    hash: text("hash").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
    ip: text("ip").notNull(),
    userAgent: text("user_agent").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    poNumber: text("po_number"),
    /** Ids of the optional lines that were ticked. */
    options: jsonb("options").$type<readonly string[]>().notNull(),
    termsVersion: text("terms_version").notNull(),
    /** A consumer who asked to begin before the 14 days are over. */
    beginEarly: boolean("begin_early").notNull().default(false),
    /** What was to be paid, VAT included. */
    total: centsColumn("total_cents").notNull(),
    format: smallint("format").notNull().default(1),
  },
  (t) => [
    enumCheck("hire_acceptances_locale", t.locale, LOCALES),
    index("hire_acceptances_quote").on(t.quoteId),
  ],
);
