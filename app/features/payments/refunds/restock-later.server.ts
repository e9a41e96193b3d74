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
  readonly actorId: string;
}

/**
 * Puts the pieces of one line of a refund into stock that came back after it. Refuses with "conflict" where the refund has
 * no such line, or its pieces were put back before.
 */
export async function restockLater(
  db: Db,
  { orderId, refundId, position, actorId }: RestockAsk,
): Promise<Result<null, { readonly kind: "conflict" }>> {
  return inTransaction(db, async (tx): Promise<Result<null, { readonly kind: "conflict" }>> => {
    await lockOrder(tx, orderId);
    const isOfOrder = and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), isNotNull(refunds.takenAt));
    const [refund] = await tx.select({ id: refunds.id }).from(refunds).where(isOfOrder);
    if (!refund) return refuse({ kind: "conflict" });
    const [line] = await tx
      .update(refundLines)
      .set({ restock: true })
      .where(
        and(
          eq(refundLines.refundId, refundId),
          eq(refundLines.position, position),
          eq(refundLines.restock, false),
        ),
      )
      .returning();
    if (!line) return refuse({ kind: "conflict" });
    await restockLine(tx, { id: refundId, orderId, actorId }, position);
    await addAuditEntry(tx, {
      actorId,
      action: "refund.restocked",
      subjectType: "order",
      subjectId: orderId,
      details: { refundId, position, quantity: line.quantity },
    });
    return ok(null);
  });
}
