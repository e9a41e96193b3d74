import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { resendStock } from "#app/features/inventory/return-stock.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Pieces } from "./fulfilment.ts";
import { DISPATCHED } from "./get-fulfilment.server.ts";
import { REFUNDED } from "./refunded-pieces.server.ts";

/** Pieces of a line that were refunded and put into stock; for a statement in which the line is called `l`. */
const RESTOCKED = sql<number>`(select coalesce(sum(rl.restocked), 0)::int from ${refundLines} rl
  join ${refunds} r on r.id = rl.refund_id
  where r.order_id = l.order_id and rl.position = l.position and r.kind = 'order'
    and r.taken_at is not null)`;

interface Leaving {
  readonly orderId: string;
  readonly actorId: string;
  /** What leaves; null: all that is here. */
  readonly pieces: readonly Pieces[] | null;
  /** It has not left after all. */
  readonly undone?: boolean;
}

export type ResendRefusal = {
  /** The refunded pieces went back into stock and were sold; `position` is that of the first such line. */
  readonly kind: "restocked-sold";
  readonly position: number;
};

/**
 * Refunded pieces that went back into stock are taken out of it where they leave all the same, so that they are counted
 * once, and put back where that is undone. Called before the parcel is written, or after it is removed. Of the refunded
 * pieces, those that had left before count as the ones that came back first.
 */
export async function resendRefunded(
  tx: Tx,
  { orderId, actorId, pieces, undone = false }: Leaving,
): Promise<Result<null, ResendRefusal>> {
  const l = alias(orderLines, "l");
  const rows = await tx
    .select({
      productId: l.productId,
      position: l.position,
      ordered: l.quantity,
      dispatched: DISPATCHED,
      refunded: REFUNDED,
      restocked: RESTOCKED,
    })
    .from(l)
    .where(eq(l.orderId, orderId));
  const lines = rows.flatMap(({ productId, position, ordered, dispatched, refunded, restocked }) => {
    if (productId === null) return [];
    /** Restocked pieces among the first ones that leave. */
    const resentOf = (first: number) => Math.min(restocked, Math.max(0, first + refunded - ordered));
    const leaving = pieces
      ? (pieces.find((line) => line.position === position)?.quantity ?? 0)
      : ordered - dispatched;
    const resent = resentOf(dispatched + leaving) - resentOf(dispatched);
    return resent > 0 ? [{ productId, position, quantity: undone ? -resent : resent }] : [];
  });
  const done = await resendStock(tx, { orderId, actorId, lines });
  if (done.ok) return ok(null);
  const sold = lines.find(({ productId }) => productId === done.error.productId);
  return refuse({ kind: "restocked-sold", position: sold?.position ?? 0 });
}
