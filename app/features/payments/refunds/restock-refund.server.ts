import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { refundLines, type refunds } from "#app/db/schema/shop/payments.ts";
import { returnStock } from "#app/features/inventory/return-stock.server.ts";
import { GONE, sumOfRefunds, TAKEN } from "#app/features/orders/fulfilment/refunded-pieces.server.ts";
import {
  type Restocked,
  restockMore,
  restockTaken,
} from "#app/features/orders/fulfilment/refunded-pieces.ts";

type Which = Pick<typeof refunds.$inferSelect, "id" | "orderId" | "actorId">;

/**
 * Puts the pieces of a refund that go back into stock on the shelf, once, when it is taken on. Of pieces that have not left
 * no more than the order took, as one that was paid without stock took none; none that have left since it was asked for.
 */
export async function restockRefund(tx: Tx, refund: Which): Promise<void> {
  const lines = await listLines(tx, refund, sql`${TAKEN} and r.id <> ${refund.id}`);
  await putBack(
    tx,
    refund,
    lines.map((line) => ({ ...line, restocked: restockTaken(line, line.refunded) })),
  );
}

/** Pieces of one line of a refund that came back after it. */
export interface ReturnedLater {
  /** The line of the order, from 0. */
  readonly position: number;
  readonly quantity: number;
}

/** Puts pieces of one line of a refund into stock that came back after it, and counts them as restocked. */
export async function restockLine(
  tx: Tx,
  refund: Which,
  { position, quantity }: ReturnedLater,
): Promise<void> {
  const lines = await listLines(tx, refund, TAKEN);
  await putBack(
    tx,
    refund,
    lines.map((line) => {
      const restocked = restockMore(line, line.refunded, line.position === position ? quantity : 0);
      return { ...line, restocked };
    }),
  );
}

type ReturnLine = Awaited<ReturnType<typeof listLines>>[number];

/** The lines of the order, with what the refund gives back of each and what the refunds of `before` put into stock. */
async function listLines(tx: Tx, { id, orderId }: Which, before: SQL) {
  const l = alias(orderLines, "l");
  const rows = await tx
    .select({
      productId: l.productId,
      position: l.position,
      ordered: l.quantity,
      gone: GONE,
      stocked: sumOfRefunds(sql`rl.unsent_restocked`, before),
      returned: sumOfRefunds(sql`rl.restocked - rl.unsent_restocked`, before),
      unsent: sumOfRefunds(sql`rl.unsent`, sql`(${TAKEN} or r.id = ${id})`),
      refunded: {
        quantity: refundLines.quantity,
        restocked: refundLines.restocked,
        unsent: refundLines.unsent,
        unsentRestocked: refundLines.unsentRestocked,
      },
    })
    .from(l)
    .leftJoin(refundLines, and(eq(refundLines.refundId, id), eq(refundLines.position, l.position)))
    .where(eq(l.orderId, orderId));
  return rows.map(({ refunded, ...line }) => ({ ...line, refunded: refunded ?? NONE }));
}

const NONE = { quantity: 0, restocked: 0, unsent: 0, unsentRestocked: 0 } as const;

async function putBack(
  tx: Tx,
  { id, orderId, actorId }: Which,
  lines: readonly (ReturnLine & { readonly restocked: Restocked })[],
): Promise<void> {
  for (const { position, refunded, restocked } of lines) {
    const { restocked: all, unsent, unsentRestocked } = restocked.after;
    const isSame = all === refunded.restocked && unsentRestocked === refunded.unsentRestocked;
    if (isSame && unsent === refunded.unsent) continue;
    await tx
      .update(refundLines)
      .set({ restocked: all, unsent, unsentRestocked })
      .where(and(eq(refundLines.refundId, id), eq(refundLines.position, position)));
  }
  const pieces = lines.flatMap(({ productId, ordered, gone, returned, restocked, ...line }) => {
    const needed = Math.max(gone, ordered - line.unsent) - returned;
    const { quantity, unsent } = restocked;
    return productId === null ? [] : [{ productId, quantity, unsent, needed }];
  });
  await returnStock(tx, { orderId, actorId, lines: pieces });
}
