import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listRefunds } from "./list-refunds.server.ts";
import { restockLine } from "./restock-refund.server.ts";

export interface RestockAsk {
  readonly orderId: string;
  readonly refundId: string;
  /** The line of the order, from 0. */
  readonly position: number;
  /** Pieces that came back. */
  readonly quantity: number;
  /** Pieces of the line that could be put into stock, as the form showed it. */
  readonly toRestock: number;
  readonly actorId: string;
}

/**
 * Puts pieces of one line of a refund into stock that came back after it. Refuses with "conflict" where the refund has no
 * such line or not so many pieces, or pieces of it were put back since the form was shown.
 */
export async function restockLater(
  db: Db,
  { orderId, refundId, position, quantity, toRestock, actorId }: RestockAsk,
): Promise<Result<null, { readonly kind: "conflict" }>> {
  return inTransaction(db, async (tx): Promise<Result<null, { readonly kind: "conflict" }>> => {
    await lockOrder(tx, orderId);
    const refund = (await listRefunds(tx, orderId)).find(({ id }) => id === refundId);
    const line = refund?.lines.find((one) => one.position === position);
    const fits = line?.toRestock === toRestock && quantity > 0 && quantity <= toRestock;
    if (!fits || refund?.takenAt === null) return refuse({ kind: "conflict" });
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
