import { eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { canOrderBecome } from "#app/features/orders/order-states.ts";
import { lockOrder, nextVersion } from "#app/features/orders/transition-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { dayOfIso, irishDayOf } from "#app/lib/time/irish-time.ts";
import { invoiceRef } from "./invoice-provider.server.ts";
import type { PaymentContext } from "./providers.server.ts";
import { refreshPayment } from "./refresh-payment.server.ts";

/** How long ago a transfer may have arrived, in days. */
const OLDEST_DAYS = 366;

export interface TransferAsk {
  readonly orderId: string;
  /** The order's version that the form was made from. */
  readonly version: number;
  readonly actorId: string;
  /** YYYY-MM-DD, by the calendar of Ireland. */
  readonly receivedOn: string;
  /** What the bank's statement calls it. */
  readonly reference: string;
}

export type TransferRefusal =
  | { readonly kind: "conflict" }
  /** Not an order on invoice, or paid before. */
  | { readonly kind: "not-allowed" }
  /** No day, one to come, or one long past. */
  | { readonly kind: "bad-day" }
  | { readonly kind: "no-reference" };

/**
 * Staff have seen the whole amount of an order on the account. It is written down first; then the order is settled
 * like any other, by what its provider says. Should the process end in between, the reconciler settles it.
 */
export async function recordTransfer(
  context: PaymentContext,
  ask: TransferAsk,
): Promise<Result<null, TransferRefusal>> {
  const day = dayOfIso(ask.receivedOn);
  const today = irishDayOf(context.clock.now());
  if (day === null || day > today || day < today - OLDEST_DAYS) return refuse({ kind: "bad-day" });
  if (ask.reference === "") return refuse({ kind: "no-reference" });
  const written = await writeDown(context, ask);
  if (!written.ok) return written;
  await refreshPayment(context, { provider: "invoice", ref: invoiceRef(ask.orderId) });
  return ok(null);
}

async function writeDown(
  { db, clock }: PaymentContext,
  { orderId, version, actorId, receivedOn, reference }: TransferAsk,
): Promise<Result<null, TransferRefusal>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.version !== version) return refuse({ kind: "conflict" });
    if (order.provider !== "invoice" || !canOrderBecome(order.state, "paid"))
      return refuse({ kind: "not-allowed" });
    await tx.insert(bankTransfers).values({ orderId, receivedOn, reference, actorId });
    await tx.update(orders).set(nextVersion(clock.now())).where(eq(orders.id, orderId));
    await addAuditEntry(tx, {
      actorId,
      action: "order.transfer-recorded",
      subjectId: orderId,
      details: { number: order.number, receivedOn },
    });
    return ok(null);
  });
}
