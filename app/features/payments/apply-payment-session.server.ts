import { and, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { payments } from "#app/db/schema/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { issueInvoice } from "#app/features/invoices/issue-invoice.server.ts";
import { type RenderedMail, withWord } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import type { OrderMails } from "#app/features/orders/order-mails.server.tsx";
import { NUMBER_TO_COME, type OrderView, type ProviderName } from "#app/features/orders/orders.ts";
import { releaseOrder } from "#app/features/orders/release-order.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { addMs, MINUTE_MS } from "#app/lib/clock.ts";
import { GRACE_MINUTES, type SessionTruth } from "./payments.ts";

/** What an order's buyer and staff may have to be told, made beforehand. */
export interface SettleMails {
  readonly paid?: OrderMails;
  readonly failed?: RenderedMail;
  /** Whom the invoice of a paid order is from. */
  readonly company?: Company;
}

interface Session {
  readonly provider: ProviderName;
  readonly order: OrderView;
  readonly truth: SessionTruth;
}

interface Settling extends Session {
  readonly mails: SettleMails;
  readonly now: Date;
}

export async function lockOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
}

/**
 * Writes down where a session of this order stands, and what follows from that for the order. The caller has
 * locked the order. No state that is final is ever left for an earlier one. True when the order became paid.
 */
export async function applyTruth(tx: Tx, settling: Settling): Promise<boolean> {
  const { order, truth, mails, now } = settling;
  switch (truth.state) {
    case "paid":
      return applyPaid(tx, settling);
    case "open":
      await notePayment(tx, settling);
      return false;
    case "processing":
      await notePayment(tx, settling);
      await tx
        .update(orders)
        .set({ state: "processing", updatedAt: now })
        .where(and(eq(orders.id, order.id), eq(orders.state, "pending")));
      return false;
    case "failed":
      if ((await applyEnd(tx, settling, "failed")) && mails.failed) await queueMail(tx, mails.failed);
      return false;
    case "expired":
      await applyEnd(tx, settling, "expired");
      return false;
  }
}

async function applyPaid(tx: Tx, settling: Settling): Promise<boolean> {
  const { order, mails, now } = settling;
  if (!(await recordPaid(tx, settling))) return false;
  const marked = await markPaid(tx, order.id, now);
  if (marked.kind === "paid-before") return false;
  const { company, paid } = mails;
  if (!company || !paid) return true;
  const staff = marked.attention === null ? paid.staff : paid.staffAttention;
  if (staff) await queueMail(tx, staff);
  const issued = await issueInvoice(tx, { order: { ...order, state: "paid", paidAt: now }, company, now });
  await queueMail(tx, withWord(paid.customer, NUMBER_TO_COME, issued.number));
  return true;
}

/**
 * The session is over without money; so is the order, unless another session of it can still be paid, or the buyer
 * has had its goods kept for longer than the session.
 */
async function applyEnd(tx: Tx, settling: Settling, end: "expired" | "failed"): Promise<boolean> {
  const { provider, order, truth, now } = settling;
  await notePayment(tx, settling);
  await tx
    .update(payments)
    .set({ state: end, updatedAt: now })
    .where(and(isSession(provider, truth.ref), eq(payments.state, "open")));
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.state, "open")))
    .limit(1);
  if (open.length > 0 || (end === "expired" && (await isKeptLonger(tx, order.id, now)))) return false;
  return releaseOrder(tx, order.id, end, now);
}

/** Our clock may be behind the provider's by so much. */
const CLOCKS_MINUTES = 1;

/** An order whose last session has just ended has the grace left, which is no longer time. */
async function isKeptLonger(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const graceOver = addMs(now, (GRACE_MINUTES + CLOCKS_MINUTES) * MINUTE_MS);
  const kept = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.state, "pending"),
        gt(orders.keptLonger, 0),
        gt(orders.expiresAt, graceOver),
      ),
    );
  return kept.length > 0;
}

/** A session we had no note of gets its row now. */
async function notePayment(tx: Tx, { provider, order, truth }: Session): Promise<void> {
  await tx
    .insert(payments)
    .values({ orderId: order.id, provider, providerRef: truth.ref, amount: truth.amount })
    .onConflictDoNothing({ target: [payments.provider, payments.providerRef] });
}

/** Writes the payment down as paid; false when it was so already. */
async function recordPaid(tx: Tx, { provider, order, truth, now }: Settling): Promise<boolean> {
  const paid = { state: "paid", paidAt: now };
  const rows = await tx
    .insert(payments)
    .values({ orderId: order.id, provider, providerRef: truth.ref, amount: truth.amount, ...paid })
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerRef],
      set: { ...paid, updatedAt: now },
      setWhere: ne(payments.state, "paid"),
    })
    .returning({ id: payments.id });
  return rows.length === 1;
}

/** The session is not what the order asked for: nothing is fulfilled, and staff are told, once. */
export async function applyMismatch(tx: Tx, { provider, order, truth }: Session): Promise<void> {
  await lockOrder(tx, order.id);
  await notePayment(tx, { provider, order, truth });
  const noted = await tx
    .update(payments)
    .set({ state: "mismatch" })
    .where(and(isSession(provider, truth.ref), ne(payments.state, "paid"), ne(payments.state, "mismatch")))
    .returning({ id: payments.id });
  if (noted.length === 0) return;
  await tx.update(orders).set({ attention: "payment-mismatch" }).where(eq(orders.id, order.id));
  await addAuditEntry(tx, {
    actorId: null,
    action: "payment.mismatch",
    subjectType: "order",
    subjectId: order.id,
    details: {
      expected: order.total,
      amount: truth.amount,
      currency: truth.currency,
      reference: truth.reference,
      session: truth.ref,
    },
  });
}

function isSession(provider: ProviderName, ref: string) {
  return and(eq(payments.provider, provider), eq(payments.providerRef, ref));
}
