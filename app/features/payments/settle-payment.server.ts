import { and, eq, inArray, ne } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { payments } from "#app/db/schema/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { issueInvoice } from "#app/features/invoices/issue-invoice.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import { type OrderMails, renderPaidMails } from "#app/features/orders/order-mails.server.tsx";
import type { OrderView, ProviderName } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ProviderRefusal, SessionTruth } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";

export type SettleRefusal =
  | ProviderRefusal
  | { readonly kind: "unknown-order" }
  /** The session is not the one this order asked for; nothing was fulfilled, and staff are told. */
  | { readonly kind: "mismatch" };

export interface Settled {
  readonly orderId: string;
  /** What the provider says about the session. */
  readonly payment: SessionTruth["state"];
  /** True when this very call made the order paid. */
  readonly first: boolean;
}

/**
 * Brings an order to where its payment session really stands. The return page, the success page, the
 * reconciler and any notice of a provider call it; it may be called as often as one likes, also at the same
 * moment: the order is paid once, its stock sold once, its mails queued once.
 */
export async function settlePayment(
  context: PaymentContext,
  { provider: name, ref }: { readonly provider: ProviderName; readonly ref: string },
): Promise<Result<Settled, SettleRefusal>> {
  const provider = providersOf(context)[name];
  if (!provider) return refuse({ kind: "provider-unavailable" });
  const truth = await provider.retrieve(ref);
  if (!truth.ok) return truth;
  const order = isId(truth.value.reference) ? await getOrder(context.db, truth.value.reference) : null;
  if (!order) return refuse({ kind: "unknown-order" });
  if (!belongsTo(truth.value, order, name)) {
    await noteMismatch(context, order, truth.value);
    return refuse({ kind: "mismatch" });
  }
  const first = await apply(context, name, order, truth.value);
  return ok({ orderId: order.id, payment: truth.value.state, first });
}

function belongsTo(truth: SessionTruth, order: OrderView, provider: ProviderName): boolean {
  return truth.amount === order.total && truth.currency === "eur" && order.provider === provider;
}

async function apply(
  context: PaymentContext,
  provider: ProviderName,
  order: OrderView,
  truth: SessionTruth,
): Promise<boolean> {
  switch (truth.state) {
    case "paid":
      return applyPaid(context, provider, order, truth);
    case "processing":
      await setOrderState(context, order.id, ["pending"], "processing");
      return false;
    case "failed":
    case "expired":
      await context.db
        .update(payments)
        .set({ state: truth.state })
        .where(
          and(
            eq(payments.provider, provider),
            eq(payments.providerRef, truth.ref),
            eq(payments.state, "open"),
          ),
        );
      return false;
    case "open":
      return false;
  }
}

async function applyPaid(
  context: PaymentContext,
  provider: ProviderName,
  order: OrderView,
  truth: SessionTruth,
): Promise<boolean> {
  if (await isSettled(context, provider, truth.ref)) return false;
  const now = context.clock.now();
  const paid: OrderView = { ...order, state: "paid", paidAt: now };
  const mails = await renderPaidMails(context, paid);
  const { company } = await getSettings(context.db);
  return inTransaction(context.db, async (tx) => {
    // Every settling of an order stands in line here, whichever session or caller it comes from.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for("update");
    if (!(await recordPayment(tx, provider, order, truth, now))) return false;
    const marked = await markPaid(tx, order.id, now);
    if (marked.kind === "paid-before") return false;
    await queuePaidMails(tx, mails, marked.attention !== null);
    await issueInvoice(tx, { order: paid, company, now });
    return true;
  });
}

async function isSettled({ db }: PaymentContext, provider: ProviderName, ref: string): Promise<boolean> {
  const [row] = await db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)));
  return row?.state === "paid";
}

/** Writes the payment down as paid; false when it was so already. A session we had no note of gets its row now. */
async function recordPayment(
  tx: Tx,
  provider: ProviderName,
  order: OrderView,
  truth: SessionTruth,
  paidAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(payments)
    .values({
      orderId: order.id,
      provider,
      providerRef: truth.ref,
      amount: truth.amount,
      state: "paid",
      paidAt,
    })
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerRef],
      set: { state: "paid", paidAt, updatedAt: paidAt },
      setWhere: ne(payments.state, "paid"),
    })
    .returning({ id: payments.id });
  return rows.length === 1;
}

async function queuePaidMails(tx: Tx, mails: OrderMails, needsAttention: boolean): Promise<void> {
  await queueMail(tx, mails.customer);
  const staff = needsAttention ? mails.staffAttention : mails.staff;
  if (staff) await queueMail(tx, staff);
}

async function noteMismatch(context: PaymentContext, order: OrderView, truth: SessionTruth): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const noted = await tx
      .update(orders)
      .set({ attention: "payment-mismatch" })
      .where(and(eq(orders.id, order.id), ne(orders.state, "paid")))
      .returning({ id: orders.id });
    if (noted.length === 0) return;
    await addAuditEntry(tx, {
      actorId: null,
      action: "payment.mismatch",
      subjectType: "order",
      subjectId: order.id,
      details: { expected: order.total, amount: truth.amount, currency: truth.currency },
    });
  });
}

async function setOrderState(
  { db, clock }: PaymentContext,
  orderId: string,
  from: readonly string[],
  to: "processing",
): Promise<void> {
  await db
    .update(orders)
    .set({ state: to, updatedAt: clock.now() })
    .where(and(eq(orders.id, orderId), inArray(orders.state, [...from])));
}
