import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/cart.ts";
import { type CartEntry, entryKey, mergeEntries } from "./cart.ts";

/** Takes what was bought out of the customer's cart; what was added since stays. */
export async function removeOrdered(tx: Tx, userId: string, bought: readonly CartEntry[]): Promise<void> {
  // Rows are locked in one order, whatever the order of the lines.
  const entries = mergeEntries([], bought).toSorted((a, b) => (entryKey(a) < entryKey(b) ? -1 : 1));
  for (const { product_id: productId, quantity, options = {} } of entries) {
    const item = and(
      eq(cartItems.userId, userId),
      eq(cartItems.productId, productId),
      eq(cartItems.options, options),
    );
    await tx.delete(cartItems).where(and(item, lte(cartItems.quantity, quantity)));
    await tx
      .update(cartItems)
      .set({ quantity: sql`${cartItems.quantity} - ${quantity}` })
      .where(and(item, gt(cartItems.quantity, quantity)));
  }
}
