import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { entryOf } from "#app/features/cart/cart.ts";
import { changeCartIn } from "#app/features/cart/change-cart.server.ts";
import type { Options } from "#app/features/catalog/index/choices.ts";
import type { ProductQuantity } from "#app/features/inventory/inventory.ts";
import { consumeReservations } from "#app/features/inventory/release-reservations.server.ts";
import { reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import { addAttention } from "./attention.server.ts";
import { canOrderBecome, isAwaitingPayment } from "./order-states.ts";
import type { Attention } from "./orders.ts";
import { type LockedOrder, transitionOrder } from "./transition-order.server.ts";

export type MarkedPaid =
  /** The order became paid just now. */
  | { readonly kind: "paid"; readonly attention: Attention | null }
  /** The order had been paid for by another payment; this one is too much. */
  | { readonly kind: "paid-before" };

/**
 * Makes a locked order paid: its stock is sold for good, the cart that it came from lets go of what was bought. An order
 * that had been given up takes its stock again; where there is none left it is paid and needs attention. One whose
 * goods were collected before is completed.
 */
export async function markPaid(tx: Tx, order: LockedOrder, paidAt: Date): Promise<MarkedPaid> {
  if (!canOrderBecome(order.state, "paid")) {
    await addAttention(tx, order.id, "paid-twice", paidAt);
    return { kind: "paid-before" };
  }
  const held = isAwaitingPayment(order.state);
  const lines = held && !order.cartUserId ? [] : await readLines(tx, order.id);
  const stocked = held || (await takeStockAgain(tx, order.id, lines, paidAt));
  const attention: Attention | null = stocked ? null : "paid-without-stock";
  await transitionOrder(tx, order, "paid", { now: paidAt, set: { paidAt }, details: { attention } });
  if (attention) await addAttention(tx, order.id, attention, paidAt);
  else if (order.fulfilment === "collected")
    await transitionOrder(tx, order, "completed", { now: paidAt, action: null });
  consumeReservations(tx, order.id);
  if (order.cartUserId) {
    const bought = lines.map((line) => entryOf(line.productId, line.quantity, line.chosen));
    await changeCartIn(tx, order.cartUserId, { kind: "subtract", entries: bought });
  }
  return { kind: "paid", attention };
}

async function readLines(
  tx: Tx,
  orderId: string,
): Promise<readonly (ProductQuantity & { readonly chosen: Options })[]> {
  const rows = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity, chosen: orderLines.chosen })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return rows.flatMap(({ productId, ...row }) => (productId ? [{ ...row, productId }] : []));
}

/** Takes stock in a savepoint, which a refusal rolls back: lines before the refused one are taken already. */
async function takeStockAgain(
  tx: Tx,
  orderId: string,
  lines: readonly ProductQuantity[],
  now: Date,
): Promise<boolean> {
  const reserved = await inTransaction(tx, (savepoint) =>
    reserveStock(savepoint, { orderId, lines, expiresAt: now }),
  );
  return reserved.ok;
}
