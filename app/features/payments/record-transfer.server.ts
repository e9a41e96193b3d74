import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers, payments } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { canOrderBecome } from "#app/features/orders/order-states.ts";
import { dueOf, type RecordedMethod } from "#app/features/orders/orders.ts";
import { type LockedOrder, lockOrder } from "#app/features/orders/transition-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { dayOfIso, irishDayOf } from "#app/lib/time/irish-time.ts";
import { invoiceRef } from "./invoice-provider.server.ts";
import type { PaymentContext } from "./providers.server.ts";
import { refreshPayment } from "./refresh-payment.server.ts";

/** How long ago a transfer may have arrived, in days. */
const OLDEST_DAYS = 366;

/** Money that staff have seen. */
export interface RecordedMoney {
  readonly method: RecordedMethod;
  /** YYYY-MM-DD, by the calendar of Ireland. */
  readonly receivedOn: string;
  /** What the bank's statement or the terminal calls it; cash needs none. */
  readonly reference: string;
}

export interface TransferAsk extends Omit<RecordedMoney, "method"> {
  /** A bank transfer where it is left out. */
  readonly method?: RecordedMethod;
  readonly orderId: string;
  /** The order's version that the form was made from. */
  readonly version: number;
  readonly actorId: string;
}

export type MoneyRefusal =
  /** No day, one to come, or one long past. */
  { readonly kind: "bad-day" } | { readonly kind: "no-reference" };

export type TransferRefusal =
  | MoneyRefusal
  | { readonly kind: "conflict" }
  /** Not an order on invoice, or paid before. */
  | { readonly kind: "not-allowed" };

/**
 * Staff have seen the whole amount of an order on the account, or at the counter. It is written down first; then the
 * order is settled like any other, by what its provider says. Should the process end in between, the reconciler settles
 * it.
 */
export async function recordTransfer(
  context: PaymentContext,
  { orderId, version, actorId, receivedOn, reference, method = "transfer" }: TransferAsk,
): Promise<Result<null, TransferRefusal>> {
  const money: RecordedMoney = { method, receivedOn, reference };
  const refused = refusalOfMoney(money, context.clock.now());
  if (refused) return refuse(refused);
  const written = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.version !== version) return refuse({ kind: "conflict" });
    const outcome = await writeRecordedMoney(tx, order, money, { actorId, now: context.clock.now() });
    return outcome ? ok(null) : refuse({ kind: "not-allowed" });
  });
  if (!written.ok) return written;
  await settleRecorded(context, orderId);
  return ok(null);
}

/** What is wrong with what staff typed of money that arrived; null: nothing. */
export function refusalOfMoney(
  { method, receivedOn, reference }: RecordedMoney,
  now: Date,
): MoneyRefusal | null {
  const day = dayOfIso(receivedOn);
  const today = irishDayOf(now);
  if (day === null || day > today || day < today - OLDEST_DAYS) return { kind: "bad-day" };
  return method !== "cash" && reference === "" ? { kind: "no-reference" } : null;
}

/**
 * Writes down the money of an order on invoice, whose row is locked, with an open session, so that the reconciler
 * settles it should the process end before. "written-before": only the settling is missing. Null: it is not on invoice,
 * or paid.
 */
export async function writeRecordedMoney(
  tx: Tx,
  order: LockedOrder,
  { method, receivedOn, reference }: RecordedMoney,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<"written" | "written-before" | null> {
  if (order.provider !== "invoice" || !canOrderBecome(order.state, "paid")) return null;
  const session = { provider: order.provider, providerRef: invoiceRef(order.id) };
  await tx
    .insert(payments)
    .values({ orderId: order.id, ...session, amount: dueOf(order) })
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerRef],
      set: { state: "open", updatedAt: now },
      setWhere: eq(payments.state, "expired"),
    });
  const written = await tx
    .insert(bankTransfers)
    .values({ orderId: order.id, method, receivedOn, reference, actorId })
    .onConflictDoNothing()
    .returning({ orderId: bankTransfers.orderId });
  if (written.length === 0) return "written-before";
  await tx.update(orders).set(nextVersion(orders, now)).where(eq(orders.id, order.id));
  await addAuditEntry(tx, {
    actorId,
    action: method === "transfer" ? "order.transfer-recorded" : "order.payment-recorded",
    subjectId: order.id,
    details: { number: order.number, receivedOn, ...(method !== "transfer" && { method }) },
  });
  return "written";
}

/** Settles an order whose money was written down. */
export async function settleRecorded(context: PaymentContext, orderId: string): Promise<void> {
  await refreshPayment(context, { provider: "invoice", ref: invoiceRef(orderId) });
}
