import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { type OrderView, proFormaNumber } from "#app/features/orders/orders.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { proFormaDocument } from "./invoice-document.ts";
import {
  type CustomersInvoice,
  type InvoiceDocument,
  type InvoiceSummary,
  type OrderDocument,
  storedDocument,
} from "./invoices.ts";

const summaryColumns = {
  id: invoices.id,
  kind: invoices.kind,
  number: invoices.number,
  issuedAt: invoices.issuedAt,
  total: invoices.total,
};

/** The invoice of an order and its credit notes, in the order they were issued. */
export async function listInvoices(db: Db, orderId: string): Promise<readonly OrderDocument[]> {
  const vatRows = sql<readonly VatRow[]>`${invoices.document}->'vatRows'`;
  const rows = await db
    .select({ ...summaryColumns, vatRows })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id));
  return rows.map((row) => ({ ...row, kind: row.kind }));
}

/** A document of an order, its pro-forma too while it waits; null for a number that is not one of its own. */
export async function getDocument(db: Db, order: OrderView, number: string): Promise<InvoiceDocument | null> {
  if (order.provider === "invoice" && order.state === "pending" && number === proFormaNumber(order)) {
    const { company, trade } = await getSettings(db);
    return proFormaDocument(order, company, trade);
  }
  return getInvoice(db, order.id, number);
}

async function getInvoice(db: Db, orderId: string, number: string): Promise<InvoiceDocument | null> {
  const [row] = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.number, number)));
  return row ? storedDocument(row) : null;
}

/** The invoices and credit notes of these orders, in the order they were issued, by the order's token. */
export async function listInvoicesOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Readonly<Record<string, readonly InvoiceSummary[]>>> {
  if (orderIds.length === 0) return {};
  const rows = await db
    .select({ ...summaryColumns, token: orders.token })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.id));
  const documents: Record<string, InvoiceSummary[]> = {};
  for (const { token, ...row } of rows) {
    documents[token] ??= [];
    documents[token].push(row);
  }
  return documents;
}

/** Documents on one page of a customer's list. */
const PAGE = 25;

export interface CustomersInvoices {
  readonly invoices: readonly CustomersInvoice[];
  /** Goes into `before` for the following page; null at the end. */
  readonly next: string | null;
}

/** A page of a customer's invoices and credit notes, latest first: those older than the one with the id `before`. */
export async function listInvoicesOfCustomer(
  db: Db,
  userId: string,
  before: string | null = null,
): Promise<CustomersInvoices> {
  const rows = await db
    .select({ ...summaryColumns, orderToken: orders.token, orderNumber: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.userId, userId), before === null ? undefined : lt(invoices.id, before)))
    .orderBy(desc(invoices.id))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(rows, PAGE, ({ id }) => id);
  return { invoices: shown, next };
}
