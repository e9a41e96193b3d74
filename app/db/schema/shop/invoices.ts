import { sql } from "drizzle-orm";
import {
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
import { centsColumn, createdAt, enumCheck, idColumn, instant } from "#app/db/columns.ts";
import { INVOICE_KINDS, INVOICE_SERIES } from "#app/features/invoices/enums.ts";
import { orders } from "./orders.ts";
import { refunds } from "./payments.ts";

/** The last number given in each series and year. Its row is held until the document is saved: no gap, no double. */
export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    series: text("series", { enum: INVOICE_SERIES }).notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.series, t.year] }),
    enumCheck("invoice_counters_series", t.series, INVOICE_SERIES),
    check("invoice_counters_last", sql`${t.last} > 0`),
  ],
);

/** Invoices and credit notes as they were issued. No row is ever changed; one goes when the law no longer asks for it. */
export const invoices = pgTable(
  "invoices",
  {
    id: idColumn(),
    kind: text("kind", { enum: INVOICE_KINDS }).notNull(),
    /** The number that people see, e.g. INV-2026-00001. */
    number: text("number").notNull().unique(),
    series: text("series", { enum: INVOICE_SERIES }).notNull(),
    year: integer("year").notNull(),
    sequence: integer("sequence").notNull(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** Credit notes: the invoice that is lessened. */
    invoiceId: uuid("invoice_id"),
    /** Credit notes: the refund they belong to. */
    refundId: uuid("refund_id").references(() => refunds.id),
    issuedAt: instant("issued_at").notNull(),
    total: centsColumn("total_cents").notNull(),
    net: centsColumn("net_cents").notNull(),
    vat: centsColumn("vat_cents").notNull(),
    /** The whole content of the document, frozen. */
    document: jsonb("document").$type<object>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("invoices_sequence").on(t.series, t.year, t.sequence),
    /** The beginning of a number is found by it under every collation. */
    index("invoices_number").on(sql`${t.number} text_pattern_ops`),
    uniqueIndex("invoices_refund").on(t.refundId),
    uniqueIndex("invoices_order").on(t.orderId).where(sql`${t.kind} in ('invoice', 'receipt')`),
    index("invoices_of_order").on(t.orderId),
    enumCheck("invoices_series", t.series, INVOICE_SERIES),
    enumCheck("invoices_kind", t.kind, INVOICE_KINDS),
    check("invoices_refers", sql`(${t.kind} = 'credit-note') = (${t.invoiceId} is not null)`),
    check("invoices_total", sql`${t.total} = ${t.net} + ${t.vat}`),
  ],
);
