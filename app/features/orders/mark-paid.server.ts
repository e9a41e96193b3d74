import { eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { entryOf } from "#app/features/cart/cart.ts";
import { removeOrdered } from "#app/features/cart/remove-ordered.server.ts";
import type { Options } from "#app/features/catalog/choices.ts";
import type { StockLine } from "#app/features/inventory/inventory.ts";
import { consumeReservations } from "#app/features/inventory/release-reservations.server.ts";
import { reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import { canBecome, isAwaitingPayment, toOrderState } from "./order-states.ts";
import type { Attention } from "./orders.ts";

export type MarkedPaid =
  /** The order became paid just now. */
  | { readonly kind: "paid"; readonly attention: Attention | null }
  /** It had been paid for by another payment; this one is too much. */
  | { readonly kind: "paid-before" };

/**
 * Makes an order paid: its stock is sold for good, the customer's cart lets go of what was bought. An order
 * that had been given up takes its stock again; where there is none left it is paid and waits for a person.
 * The caller has locked nothing; the order's row is locked here until the transaction ends.
 */
export async function markPaid(tx: Tx, orderId: string, paidAt: Date): Promise<MarkedPaid> {
  const [order] = await tx
    .select({
      state: orders.state,
      userId: orders.userId,
      attention: orders.attention,
      number: orders.number,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  if (!order) throw new Error("No such order");
  const state = toOrderState(order.state);
  if (!canBecome(state, "paid")) {
    await tx.update(orders).set({ attention: "paid-twice", updatedAt: paidAt }).where(eq(orders.id, orderId));
    return { kind: "paid-before" };
  }
  const lines = await readLines(tx, orderId);
  const stocked = isAwaitingPayment(state) || (await takeStockAgain(tx, orderId, lines, paidAt));
  const attention: Attention | null = stocked ? null : "paid-without-stock";
  await consumeReservations(tx, orderId);
  await tx
    .update(orders)
    .set({ state: "paid", paidAt, attention, version: sql`${orders.version} + 1`, updatedAt: paidAt })
    .where(eq(orders.id, orderId));
  if (order.userId) {
    const bought = lines.map((line) => entryOf(line.productId, line.quantity, line.chosen));
    await removeOrdered(tx, order.userId, bought);
  }
  await addAuditEntry(tx, {
    actorId: null,
    action: "order.paid",
    subjectType: "order",
    subjectId: orderId,
    details: { number: order.number, from: state, attention },
  });
  return { kind: "paid", attention };
}

async function readLines(
  tx: Tx,
  orderId: string,
): Promise<readonly (StockLine & { readonly chosen: Options })[]> {
  const rows = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity, chosen: orderLines.chosen })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return rows.flatMap(({ productId, ...row }) => (productId ? [{ ...row, productId }] : []));
}

class NoStock extends Error {}

/** In a savepoint: a refusal must leave nothing of what it had already taken. */
async function takeStockAgain(
  tx: Tx,
  orderId: string,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  try {
    await inTransaction(tx, async (savepoint) => {
      const reserved = await reserveStock(savepoint, orderId, lines, now);
      if (!reserved.ok) throw new NoStock();
    });
    return true;
  } catch (error) {
    if (error instanceof NoStock) return false;
    throw error;
  }
}
