import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { resendStock } from "#app/features/inventory/return-stock.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { Pieces } from "./fulfilment.ts";
import {
  CLAIMED,
  GONE,
  NEEDED,
  REFUNDED,
  REFUNDED_UNSENT,
  STOCKED,
  TAKEN,
} from "./refunded-pieces.server.ts";
import { countAsUnsent, stockedGone } from "./refunded-pieces.ts";

interface Leaving {
  readonly orderId: string;
  readonly actorId: string;
  /** What leaves. */
  readonly pieces: readonly Pieces[];
}

export type ResendRefusal = {
  /** The refunded pieces went back into stock and were sold; `position` is that of the first such line. */
  readonly kind: "restocked-sold";
  readonly position: number;
};

/**
 * Refunded pieces that went back into stock are taken out of it where they leave all the same, so that they are counted
 * once. Called before the parcel or the collection is written.
 */
export async function resendRefunded(
  tx: Tx,
  { orderId, actorId, pieces }: Leaving,
): Promise<Result<null, ResendRefusal>> {
  const lines = (await listLines(tx, orderId)).flatMap(({ productId, position, needed, ...line }) => {
    const gone = line.gone + piecesAt(pieces, position);
    const quantity = stockedGone({ ...line, gone }) - stockedGone(line);
    return productId === null ? [] : [{ productId, position, quantity, needed }];
  });
  const done = await resendStock(tx, { orderId, actorId, lines });
  if (done.ok) return ok(null);
  const sold = lines.find(({ productId, quantity }) => productId === done.error.productId && quantity > 0);
  return refuse({ kind: "restocked-sold", position: sold?.position ?? 0 });
}

/**
 * Puts what `resendRefunded` took out of stock back, where the pieces have not left after all. Pieces that were refunded
 * since, as sent, count as pieces that are here. Called after the parcel or the collection is removed.
 */
export async function unsendRefunded(tx: Tx, { orderId, actorId, pieces }: Leaving): Promise<void> {
  const back = new Map<number, number>();
  for (const { position, refunded, unsent, ...line } of await listLines(tx, orderId)) {
    const unsentNow = piecesAt(pieces, position);
    const here = Math.min(unsentNow, Math.min(refunded, line.ordered - line.gone) - unsent);
    const stocked = line.stocked + (here > 0 ? await moveUnsent(tx, { orderId, position, pieces: here }) : 0);
    const before = stockedGone({ ...line, gone: line.gone + unsentNow });
    back.set(position, Math.max(0, before - stockedGone({ ...line, stocked })));
  }
  // What the order needs is read with the pieces that were moved above.
  const lines = (await listLines(tx, orderId)).flatMap(({ productId, position, needed }) =>
    productId === null ? [] : [{ productId, quantity: -(back.get(position) ?? 0), needed }],
  );
  await resendStock(tx, { orderId, actorId, lines });
}

function piecesAt(pieces: readonly Pieces[], position: number): number {
  return sumBy(
    pieces.filter((line) => line.position === position),
    ({ quantity }) => quantity,
  );
}

/** The lines of an order, each with its refunded pieces and those of them that went into stock before they had left. */
function listLines(tx: Tx, orderId: string) {
  const l = alias(orderLines, "l");
  return tx
    .select({
      productId: l.productId,
      position: l.position,
      ordered: l.quantity,
      gone: GONE,
      refunded: REFUNDED,
      unsent: REFUNDED_UNSENT,
      needed: NEEDED,
      stocked: STOCKED,
    })
    .from(l)
    .where(eq(l.orderId, orderId));
}

interface Unsent {
  readonly orderId: string;
  readonly position: number;
  readonly pieces: number;
}

/** Counts pieces of a line that were refunded as sent as unsent. Gives how many more were put into stock before they left. */
async function moveUnsent(tx: Tx, { orderId, position, pieces }: Unsent): Promise<number> {
  const r = alias(refunds, "r");
  const rows = await tx
    .select({
      refundId: refundLines.refundId,
      quantity: refundLines.quantity,
      restocked: refundLines.restocked,
      unsent: refundLines.unsent,
      unsentRestocked: refundLines.unsentRestocked,
      isTaken: sql<boolean>`${TAKEN}`,
    })
    .from(refundLines)
    .innerJoin(r, eq(r.id, refundLines.refundId))
    .where(and(eq(r.orderId, orderId), eq(refundLines.position, position), CLAIMED))
    .orderBy(desc(sql`${TAKEN}`), desc(r.createdAt), desc(r.id));
  let stocked = 0;
  for (const [index, { refundId, isTaken, ...after }] of countAsUnsent(rows, pieces).entries()) {
    const before = rows[index];
    if (before?.unsent === after.unsent) continue;
    const { unsent, unsentRestocked } = after;
    await tx
      .update(refundLines)
      .set({ unsent, unsentRestocked })
      .where(and(eq(refundLines.refundId, refundId), eq(refundLines.position, position)));
    if (isTaken) stocked += unsentRestocked - (before?.unsentRestocked ?? 0);
  }
  return stocked;
}
