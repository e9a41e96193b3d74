import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { issueInvoice } from "#app/features/invoices/issue-invoice.server.ts";
import { type RenderedMail, withWord } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { addAttention } from "#app/features/orders/attention.server.ts";
import type { OrderMails } from "#app/features/orders/emails/order-mails.server.tsx";
import type { ENDED_UNPAID } from "#app/features/orders/enums.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import { dueOf, NUMBER_TO_COME, type OrderView, type ProviderName } from "#app/features/orders/orders.ts";
import {
  type LockedOrder,
  lockOrder,
  transitionOrder,
} from "#app/features/orders/transition-order.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import type { OrderKindHandlers, WhenPaid } from "./order-kinds.server.ts";
import { GRACE_MINUTES, type PaymentSession } from "./payments.ts";

/** Mails that may be due to an order's buyer and to staff, rendered beforehand. */
export interface PaymentMails {
  readonly paid?: OrderMails;
  /** Instead of `paid`, of a payment of a hire. */
  readonly whenPaid?: WhenPaid;
  readonly failed?: RenderedMail;
  /** Seller on the invoice of a paid order. */
  readonly company?: Company;
}

interface OrderSession {
  readonly provider: ProviderName;
  readonly order: OrderView;
  readonly session: PaymentSession;
}

interface Recording extends OrderSession {
  readonly mails: PaymentMails;
  readonly now: Date;
  readonly orderKinds: OrderKindHandlers;
}

/**
 * Records the state of a session and what follows from it for the order, under the order's lock. A final state is
 * never left for an earlier one. True when the order became paid.
 */
export async function recordSession(tx: Tx, recording: Recording): Promise<boolean> {
  const { order, session, mails, now, orderKinds } = recording;
  if (order.hireId !== null) await orderKinds.lockHire(tx, order.hireId);
  const locked = await lockOrder(tx, order.id);
  if (!locked) return false;
  switch (session.state) {
    case "paid":
      return recordPaid(tx, recording, locked);
    case "open":
      await addPayment(tx, recording);
      return false;
    case "processing":
      await addPayment(tx, recording);
      await transitionOrder(tx, locked, "processing", { now, action: null });
      return false;
    case "failed":
      if ((await recordEnd(tx, recording, locked, "failed")) && mails.failed)
        await queueMail(tx, mails.failed);
      return false;
    case "expired":
      await recordEnd(tx, recording, locked, "expired");
      return false;
  }
}

/** The session is not what the order asked for: nothing is fulfilled, and staff are notified, once. */
export async function recordMismatch(
  tx: Tx,
  { provider, order, session }: OrderSession,
  now: Date,
): Promise<void> {
  await lockOrder(tx, order.id);
  await addPayment(tx, { provider, order, session });
  const recorded = await tx
    .update(payments)
    .set({ state: "mismatch" })
    .where(and(isSession(provider, session.ref), ne(payments.state, "paid"), ne(payments.state, "mismatch")))
    .returning({ id: payments.id });
  if (recorded.length === 0) return;
  await addAttention(tx, order.id, "payment-mismatch", now);
  await addAuditEntry(tx, {
    actorId: null,
    action: "payment.mismatch",
    subjectType: "order",
    subjectId: order.id,
    details: {
      expected: dueOf(order),
      amount: session.amount,
      currency: session.currency,
      reference: session.reference,
      session: session.ref,
    },
  });
}

async function recordPaid(tx: Tx, recording: Recording, locked: LockedOrder): Promise<boolean> {
  const { order, session, mails, now } = recording;
  const { receivedAt = now, method } = session;
  if (!(await addPaidPayment(tx, recording))) return false;
  const marked = await markPaid(tx, locked, now);
  if (marked.kind === "paid-before") return false;
  const { company, paid, whenPaid } = mails;
  if (!company) return true;
  const issue = () =>
    issueInvoice(tx, { order: { ...order, state: "paid", paidAt: receivedAt }, company, now, method });
  if (whenPaid) await whenPaid(tx, { now, receivedAt, document: (await issue()).number });
  if (!paid) return true;
  const staff = marked.attention === null ? paid.staff : await paid.renderStaffAttention();
  await queueMail(tx, staff);
  await queueMail(tx, withWord(paid.customer, NUMBER_TO_COME, (await issue()).number));
  return true;
}

/**
 * The session is over without money; so is the order, unless another session of it can still be paid, or the buyer
 * has had its goods kept for longer than the session.
 */
async function recordEnd(
  tx: Tx,
  recording: Recording,
  locked: LockedOrder,
  end: (typeof ENDED_UNPAID)[number],
): Promise<boolean> {
  const { provider, order, session, now } = recording;
  await addPayment(tx, recording);
  await tx
    .update(payments)
    .set({ state: end, updatedAt: now })
    .where(and(isSession(provider, session.ref), eq(payments.state, "open")));
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.state, "open")))
    .limit(1);
  if (open.length > 0 || (end === "expired" && isKeptLonger(locked, now))) return false;
  return transitionOrder(tx, locked, end, { now });
}

/** Our clock may be behind the provider's by so much. */
const CLOCKS_MINUTES = 1;

/**
 * An order whose last session has just ended has the grace left, which is no longer time. A payment of a hire and an
 * order of staff are open for longer than any session.
 */
function isKeptLonger({ state, kind, draftId, keptLonger, expiresAt }: LockedOrder, now: Date): boolean {
  const graceOver = addMs(now, (GRACE_MINUTES + CLOCKS_MINUTES) * MINUTE_MS);
  const isLong = keptLonger > 0 || kind !== "sale" || draftId !== null;
  return state === "pending" && isLong && expiresAt > graceOver;
}

/** A session without a row of its own gets one now. */
async function addPayment(tx: Tx, { provider, order, session }: OrderSession): Promise<void> {
  await tx
    .insert(payments)
    .values({ orderId: order.id, provider, providerRef: session.ref, amount: session.amount })
    .onConflictDoNothing({ target: [payments.provider, payments.providerRef] });
}

/** Records the payment as paid; false when it was so already. */
async function addPaidPayment(tx: Tx, { provider, order, session, now }: Recording): Promise<boolean> {
  const paid = { state: "paid", paidAt: now } as const;
  const rows = await tx
    .insert(payments)
    .values({ orderId: order.id, provider, providerRef: session.ref, amount: session.amount, ...paid })
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerRef],
      set: { ...paid, updatedAt: now },
      setWhere: ne(payments.state, "paid"),
    })
    .returning({ id: payments.id });
  return rows.length === 1;
}

function isSession(provider: ProviderName, ref: string) {
  return and(eq(payments.provider, provider), eq(payments.providerRef, ref));
}
