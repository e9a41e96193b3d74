import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { type OrderView, proFormaNumber } from "#app/features/orders/orders.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { proFormaDocument } from "./invoice-document.ts";
import type { InvoiceDocument, InvoiceKind, InvoiceSummary } from "./invoices.ts";

/** The invoice of an order and its credit notes, in the order they were issued. */
export async function listInvoices(db: Db, orderId: string): Promise<readonly InvoiceSummary[]> {
  const rows = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      total: invoices.total,
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id));
  return rows.map((row) => ({ ...row, kind: row.kind as InvoiceKind }));
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
  return row ? (row.document as InvoiceDocument) : null;
}

/** Every invoice and credit note of a customer's orders, in the order they were issued, by the order's token. */
export async function listInvoicesOfCustomer(
  db: Db,
  userId: string,
): Promise<Readonly<Record<string, readonly InvoiceSummary[]>>> {
  const rows = await db
    .select({
      token: orders.token,
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      total: invoices.total,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(invoices.id));
  const documents: Record<string, InvoiceSummary[]> = {};
  for (const { token, ...row } of rows) {
    documents[token] ??= [];
    documents[token].push({ ...row, kind: row.kind as InvoiceKind });
  }
  return documents;
}
