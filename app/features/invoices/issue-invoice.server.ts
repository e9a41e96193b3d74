import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { insertLate, listRows, type Tx } from "#app/db/client.server.ts";
import { invoiceCounters, invoices } from "#app/db/schema/shop/invoices.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { OrderView, RecordedMethod } from "#app/features/orders/orders.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { irishYear } from "#app/lib/time/irish-time.ts";
import { type Credit, creditDocument, documentKindOf, invoiceDocument } from "./invoice-document.ts";
import {
  documentNumber,
  type InvoiceDocument,
  type InvoiceKind,
  type InvoiceSeries,
  SERIES,
  storedDocument,
} from "./invoices.ts";

interface Issuing {
  /** The order as it is after the payment. Its row is locked by the caller. */
  readonly order: OrderView;
  /** From the settings, read before the transaction. */
  readonly company: Company;
  readonly now: Date;
  /** How money that staff recorded arrived. */
  readonly method?: RecordedMethod | undefined;
}

/**
 * Issues the invoice of an order in the transaction that makes it paid, or gives the one it has. The number comes from
 * a counter whose row is held until that transaction ends: numbers have no gap and no double. Call it late in the
 * transaction, so that other orders do not wait for long. The invoice is stored at the end of the transaction or
 * savepoint.
 */
export async function issueInvoice(tx: Tx, issuing: Issuing): Promise<InvoiceDocument> {
  const { document, issued } = await drawInvoice(tx, issuing);
  if (issued) {
    insertLate(tx, invoices, rowOf(issued));
    await recordIssue(tx, issued);
  }
  return document;
}

/** The invoice of an order as it is, or a new one that is still to be stored. */
async function drawInvoice(
  tx: Tx,
  { order, company, now, method }: Issuing,
): Promise<{ readonly document: InvoiceDocument; readonly issued: Saving | null }> {
  const kind = documentKindOf(order);
  const [series, year] = [SERIES[kind], irishYear(now)];
  const [found] = await listRows<{ document: object | null; last: number | null }>(
    tx,
    sql`with known as (${selectInvoice(tx, order.id)}), drawn as (
      insert into ${invoiceCounters} as c (series, year, last)
      select ${series}::text, ${year}::int, 1 where not exists (select 1 from known)
      on conflict (series, year) do update set last = c.last + 1 returning c.last
    )
    select (select document from known) as document, (select last from drawn) as last`,
  );
  if (found?.document) return { document: storedDocument({ document: found.document }), issued: null };
  if (!found?.last) throw new Error("A counter of invoices gave no number");
  const drawn = { kind, series, year, sequence: found.last, number: documentNumber(kind, year, found.last) };
  const document = invoiceDocument({ order, company, number: drawn.number, issuedAt: now, method });
  return { document, issued: { document, drawn, orderId: order.id, invoiceId: null, refundId: null, now } };
}

/**
 * Issues the credit note of a refund, once per refund. An order from before there were invoices gets its invoice first.
 */
export async function issueCreditNote(
  tx: Tx,
  { order, company, now }: Issuing,
  refund: Credit & { readonly id: string },
): Promise<InvoiceDocument> {
  const [done] = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.refundId, refund.id));
  if (done) return storedDocument(done);
  const { issued } = await drawInvoice(tx, { order, company, now });
  if (issued) await save(tx, issued);
  const invoice = await findInvoice(tx, order.id);
  if (!invoice) throw new Error("An invoice vanished");
  const earlier = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, "credit-note")))
    .orderBy(asc(invoices.sequence));
  const drawn = await drawNumber(tx, "credit-note", now);
  const document = creditDocument(
    { order, company, number: drawn.number, issuedAt: now },
    invoice.document,
    refund,
    earlier.map((row) => storedDocument(row).vatRows),
  );
  await save(tx, { document, drawn, orderId: order.id, invoiceId: invoice.id, refundId: refund.id, now });
  return document;
}

async function findInvoice(
  tx: Tx,
  orderId: string,
): Promise<{ id: string; document: InvoiceDocument } | null> {
  const [row] = await selectInvoice(tx, orderId);
  return row ? { id: row.id, document: storedDocument(row) } : null;
}

function selectInvoice(tx: Tx, orderId: string) {
  return tx
    .select({ id: invoices.id, document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), inArray(invoices.kind, ["invoice", "receipt"])));
}

interface Drawn {
  readonly kind: InvoiceKind;
  readonly series: InvoiceSeries;
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
}

async function drawNumber(tx: Tx, kind: InvoiceKind, now: Date): Promise<Drawn> {
  const series = SERIES[kind];
  const year = irishYear(now);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  if (!counter) throw new Error("A counter of invoices gave no number");
  return { kind, series, year, sequence: counter.last, number: documentNumber(kind, year, counter.last) };
}

interface Saving {
  readonly document: InvoiceDocument;
  readonly drawn: Drawn;
  readonly orderId: string;
  readonly invoiceId: string | null;
  readonly refundId: string | null;
  readonly now: Date;
}

async function save(tx: Tx, saving: Saving): Promise<void> {
  await tx.insert(invoices).values(rowOf(saving));
  await recordIssue(tx, saving);
}

function rowOf({ document, drawn, now, ...refs }: Saving): typeof invoices.$inferInsert {
  const { total, net, vat } = document;
  return { ...refs, ...drawn, total, net, vat, issuedAt: now, document };
}

function recordIssue(tx: Tx, { document, drawn, orderId }: Saving): Promise<void> {
  return addAuditEntry(tx, {
    actorId: null,
    action: `${drawn.kind}.issued`,
    subjectType: "order",
    subjectId: orderId,
    details: { number: drawn.number, total: document.total },
  });
}
