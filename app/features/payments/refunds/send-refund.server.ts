import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import type { ProviderName } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { subtractCents } from "#app/lib/money.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import type { ProviderRefund, RefundOrder } from "../payments.ts";
import { type PaymentContext, providersOf } from "../providers.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";

/** Asks the provider for a refund that is written down, and writes down what it says. Safe to repeat. */
export async function sendRefund(context: PaymentContext, refundId: string): Promise<void> {
  const due = await startTry(context, refundId);
  if (!due) return;
  const provider = providersOf(context)[due.provider];
  const answer = provider
    ? await provider.refund(due.order)
    : ({ ok: false, error: { kind: "provider-unavailable" } } as const);
  if (answer.ok) {
    await record(context, due, { ...answer.value, failure: null });
    return;
  }
  switch (answer.error.kind) {
    case "provider-unavailable":
      return;
    case "attempt-spent":
      await nextAttempt(context, due.order);
      return;
    case "refused":
      await record(context, due, {
        ref: null,
        amount: due.order.amount,
        state: "failed",
        failure: answer.error.code ?? "refused",
      });
  }
}

interface DueRefund {
  readonly provider: ProviderName;
  readonly order: RefundOrder;
}

/** Notes that a try begins, so that one whose answer gets lost is known to have been made. Null: nothing to ask. */
async function startTry({ db, clock }: PaymentContext, refundId: string): Promise<DueRefund | null> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
    if (row?.state !== "requested") return null;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, row.paymentId));
    if (!payment) throw new Error("A refund without its payment");
    await tx.update(refunds).set({ lastTriedAt: clock.now() }).where(eq(refunds.id, refundId));
    return {
      provider: payment.provider,
      order: {
        ref: payment.providerRef,
        orderId: row.orderId,
        refundId,
        amount: subtractCents(row.amount, row.applied),
        attempt: row.attempt,
        failedRefs: row.failedRefs,
        repeated: row.lastTriedAt !== null,
      },
    };
  });
}

async function nextAttempt({ db }: PaymentContext, { refundId, attempt }: RefundOrder): Promise<void> {
  await db
    .update(refunds)
    .set({ attempt: sql`${refunds.attempt} + 1` })
    .where(and(eq(refunds.id, refundId), eq(refunds.attempt, attempt), eq(refunds.state, "requested")));
}

interface ReportedRefund {
  readonly ref: string | null;
  readonly amount: RefundOrder["amount"];
  readonly state: ProviderRefund["state"];
  readonly failure: string | null;
}

async function record(
  context: PaymentContext,
  { provider, order: { orderId, refundId } }: DueRefund,
  reported: ReportedRefund,
): Promise<void> {
  const order = await getOrder(context.db, orderId);
  if (!order) throw new Error("A refund without its order");
  const { ref, amount } = reported;
  const mails = await renderRefundMails(context, order, { refundId, provider, ref, amount });
  const now = context.clock.now();
  await inTransaction(context.db, (tx) => recordRefund(tx, { order, refundId, ...reported, now, mails }));
}

/** How long an answer may be on its way before the refund is asked for again. */
const RETRY_AFTER_MS = MINUTE_MS;

const BATCH = 50;

/** Goes on with refunds whose answer got lost: the process ended, the network broke, the provider was down. */
export async function sendDueRefunds(context: PaymentContext): Promise<void> {
  const before = addMs(context.clock.now(), -RETRY_AFTER_MS);
  const due = await context.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, "requested"),
        lt(refunds.createdAt, before),
        or(isNull(refunds.lastTriedAt), lt(refunds.lastTriedAt, before)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(BATCH);
  for (const { id } of due) await sendRefund(context, id);
}
