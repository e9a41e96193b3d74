import { and, eq, isNotNull } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { restockLine } from "./restock-refund.server.ts";

export interface RestockAsk {
  readonly orderId: string;
  readonly refundId: string;
  /** The line of the order, from 0. */
  readonly position: number;
  /** Pieces that came back. */
  readonly quantity: number;
  /** Pieces of the line that were in stock again already, as the form showed it. */
  readonly restocked: number;
  readonly actorId: string;
}

/**
 * Puts pieces of one line of a refund into stock that came back after it. Refuses with "conflict" where the refund has no
 * such line or not so many pieces, or pieces of it were put back since the form was shown.
 */
export async function restockLater(
  db: Db,
  { orderId, refundId, position, quantity, restocked, actorId }: RestockAsk,
): Promise<Result<null, { readonly kind: "conflict" }>> {
  return inTransaction(db, async (tx): Promise<Result<null, { readonly kind: "conflict" }>> => {
    await lockOrder(tx, orderId);
    const isOfOrder = and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), isNotNull(refunds.takenAt));
    const [refund] = await tx.select({ id: refunds.id }).from(refunds).where(isOfOrder);
    if (!refund) return refuse({ kind: "conflict" });
    const isLine = and(eq(refundLines.refundId, refundId), eq(refundLines.position, position));
    const [line] = await tx.select().from(refundLines).where(isLine).for("update");
    const fits = line?.restocked === restocked && quantity > 0 && restocked + quantity <= line.quantity;
    if (!fits) return refuse({ kind: "conflict" });
    await restockLine(tx, { id: refundId, orderId, actorId }, { position, quantity });
    await addAuditEntry(tx, {
      actorId,
      action: "refund.restocked",
      subjectType: "order",
      subjectId: orderId,
      details: { refundId, position, quantity },
    });
    return ok(null);
  });
}
