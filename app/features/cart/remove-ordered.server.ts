import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/cart.ts";
import { type StockLine, sumByProduct } from "#app/features/inventory/inventory.ts";

/** Takes what was bought out of the customer's cart; what was added since stays. */
export async function removeOrdered(tx: Tx, userId: string, lines: readonly StockLine[]): Promise<void> {
  const bought = sumByProduct(lines);
  for (const { productId, quantity } of bought) {
    const item = and(eq(cartItems.userId, userId), eq(cartItems.productId, productId));
    await tx.delete(cartItems).where(and(item, lte(cartItems.quantity, quantity)));
    await tx
      .update(cartItems)
      .set({ quantity: sql`${cartItems.quantity} - ${quantity}` })
      .where(and(item, gt(cartItems.quantity, quantity)));
  }
}
