import { inTransaction } from "#app/db/client.server.ts";
import { canCancelPaid } from "#app/features/orders/fulfilment/fulfilment.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder, transitionOrder } from "#app/features/orders/transition-order.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { type RefundAskRefusal, writeRefundRequest } from "./request-refund.server.ts";
import { sendRefund } from "./send-refund.server.ts";

export interface CancelPaidAsk {
  /** An id made with the form: posting the form again names the same refund. */
  readonly id: string;
  readonly orderId: string;
  /** The order's version that the form was made from. */
  readonly version: number;
  readonly actorId: string;
  readonly reason: string;
  /** The sum that was agreed to, including VAT; null: none yet. */
  readonly confirmed: Cents | null;
  /** What this person may give back of one purchase; null: any sum. */
  readonly limit: Cents | null;
}

export type CancelPaidRefusal =
  | RefundAskRefusal
  /** Not a sale that is paid and still here. */
  | { readonly kind: "not-allowed" };

/**
 * Cancels a paid order whose goods are still here, in one step: it is cancelled and all that is left of its payment is
 * written down as a refund in one transaction; then the provider is asked. The goods go back into stock, and the credit
 * note and the mail come with the refund. Repeating it gives the money back once.
 */
export async function cancelPaidOrder(
  context: PaymentContext,
  ask: CancelPaidAsk,
): Promise<Result<string, CancelPaidRefusal>> {
  const { db, clock } = context;
  const now = clock.now();
  const order = await getOrder(db, ask.orderId);
  if (!order) return refuse({ kind: "not-found" });
  const restock = order.lines.map((_, position) => position);
  const written = await inTransaction(
    db,
    async (tx): Promise<Result<readonly string[], CancelPaidRefusal>> => {
      const locked = await lockOrder(tx, ask.orderId);
      if (locked?.kind !== "sale") return refuse({ kind: "not-allowed" });
      const before = locked.version;
      const refundRequest = await writeRefundRequest(tx, { ...ask, choice: { kind: "whole", restock } }, now);
      if (!refundRequest.ok) return refundRequest;
      const after = await lockOrder(tx, ask.orderId);
      // The same form again: the refund was written down before.
      if (!after || after.version === before) return refundRequest;
      const set = { cancelledAt: now };
      const { actorId } = ask;
      const goods = await getFulfilment(tx, ask.orderId);
      if (!goods || !canCancelPaid(locked, goods)) return refuse({ kind: "not-allowed" });
      if (!(await transitionOrder(tx, after, "cancelled", { now, actorId, set })))
        return refuse({ kind: "not-allowed" });
      return refundRequest;
    },
  );
  if (!written.ok) return written;
  for (const id of written.value) await sendRefund(context, id);
  return ok(ask.id);
}
