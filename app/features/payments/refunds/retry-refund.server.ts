import { eq, getTableColumns, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { type Cents, subtractCents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { isOverLimit } from "./refund-limit.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";
import { sendRefund } from "./send-refund.server.ts";

export type RetryRefusal =
  /** The refund is not failed, or not waiting to be transferred. */
  | { readonly kind: "conflict" }
  /** The refund, with what this person gave back of the order already, is more than they may give. */
  | { readonly kind: "over-limit"; readonly amount: Cents };

interface Which {
  readonly orderId: string;
  readonly refundId: string;
  readonly actorId: string;
  /** What this person may give back of one purchase; null or left out: any sum. */
  readonly limit?: Cents | null;
}

/** Asks the provider once more for a refund that came back. The refund stays the same: its credit note does, too. */
export async function retryRefund(
  context: PaymentContext,
  which: Which,
): Promise<Result<null, RetryRefusal>> {
  const again = await inTransaction(context.db, async (tx): Promise<Result<null, RetryRefusal>> => {
    await lockOrder(tx, which.orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, which.refundId));
    // One that the provider never took on claims nothing of the payment: it is asked for again.
    if (row?.orderId !== which.orderId || row.state !== "failed" || row.takenAt === null)
      return refuse({ kind: "conflict" });
    const over = await overLimit(tx, which, row);
    if (over) return refuse(over);
    await tx
      .update(refunds)
      .set({ state: "requested", attempt: sql`${refunds.attempt} + 1`, providerRef: null, failure: null })
      .where(eq(refunds.id, which.refundId));
    await addAuditEntry(tx, {
      actorId: which.actorId,
      action: "refund.retried",
      subjectType: "order",
      subjectId: which.orderId,
      details: { refundId: which.refundId },
    });
    return ok(null);
  });
  if (!again.ok) return again;
  await sendRefund(context, which.refundId);
  return ok(null);
}

/** Staff have given the money back by hand: a bank transfer, or cash at the counter. */
export async function settleRefundByHand(
  context: PaymentContext,
  which: Which,
): Promise<Result<null, RetryRefusal>> {
  const order = await getOrder(context.db, which.orderId);
  const row = order && (await findPayableByHand(context.db, which));
  if (!row) return refuse({ kind: "conflict" });
  const amount = subtractCents(row.amount, row.applied);
  const mails = await renderRefundMails(context, order, {
    refundId: which.refundId,
    amount,
    byHand: true,
  });
  return inTransaction(context.db, async (tx): Promise<Result<null, RetryRefusal>> => {
    await lockOrder(tx, which.orderId);
    // Meanwhile the provider may have been asked for it again, or what it pays of another order may have changed.
    const locked = await findPayableByHand(tx, which);
    if (!locked || subtractCents(locked.amount, locked.applied) !== amount)
      return refuse({ kind: "conflict" });
    const over = await overLimit(tx, which, locked);
    if (over) return refuse(over);
    await addAuditEntry(tx, {
      actorId: which.actorId,
      action: "refund.by-hand",
      subjectType: "order",
      subjectId: which.orderId,
      details: { refundId: which.refundId },
    });
    await recordRefund(tx, {
      order,
      refundId: which.refundId,
      ref: `by-hand:${which.refundId}`,
      amount,
      state: "succeeded",
      failure: null,
      now: context.clock.now(),
      mails,
    });
    return ok(null);
  });
}

/** A refund that came back counts again when it is paid after all; one that waits to be transferred counts already. */
async function overLimit(
  tx: Tx,
  { orderId, actorId, limit = null }: Which,
  { state, amount: whole, applied }: typeof refunds.$inferSelect,
): Promise<Extract<RetryRefusal, { kind: "over-limit" }> | null> {
  if (limit === null || state !== "failed") return null;
  const amount = subtractCents(whole, applied);
  const isOver = await isOverLimit(tx, { orderId, actorId, limit, amount });
  return isOver ? { kind: "over-limit", amount: limit } : null;
}

/** A refund of the order that came back, or whose provider is staff themselves; null for any other. */
async function findPayableByHand(
  db: Db,
  { orderId, refundId }: Which,
): Promise<typeof refunds.$inferSelect | null> {
  const [row] = await db
    .select({ ...getTableColumns(refunds), provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (row?.orderId !== orderId || row.takenAt === null) return null;
  return row.state === "failed" || (row.state === "pending" && row.provider === "invoice") ? row : null;
}
