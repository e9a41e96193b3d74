import { eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/cart.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";
import { type CartEntry, entryKey, entryOf, MAX_QUANTITY, settleEntries } from "./cart.ts";

/**
 * Adds entries to a customer's cart: new lines, or more of a line that is there, up to what can be ordered
 * now. Returns the ids of products that were cut to that. Products no longer on sale are passed over.
 */
export async function addToCart(
  tx: Tx,
  userId: string,
  entries: readonly CartEntry[],
): Promise<readonly string[]> {
  const products = await listProductsByIds(
    tx,
    entries.map((entry) => entry.product_id),
  );
  const limits = new Map(
    products.map((product) => [
      product.id,
      product.soldIndividually ? 1 : (product.available ?? MAX_QUANTITY),
    ]),
  );
  const inCart = await quantitiesInCart(tx, userId);
  const rows = settleEntries(entries, products).map((entry) => {
    const asked = (inCart.get(entryKey(entry)) ?? 0) + entry.quantity;
    const limit = limits.get(entry.product_id) ?? MAX_QUANTITY;
    return { entry, asked, quantity: Math.max(1, Math.min(asked, limit, MAX_QUANTITY)) };
  });
  if (rows.length > 0) {
    await tx
      .insert(cartItems)
      .values(
        rows.map(({ entry: { product_id: productId, options }, quantity }) => ({
          userId,
          productId,
          quantity,
          ...(options && { options }),
        })),
      )
      .onConflictDoUpdate({
        target: [cartItems.userId, cartItems.productId, cartItems.options],
        set: { quantity: sql`excluded.quantity`, updatedAt: new Date() },
      });
  }
  return rows.filter((row) => row.quantity < row.asked).map((row) => row.entry.product_id);
}

/** What is in the cart, its rows locked until the transaction ends, so that two hand-overs add up. */
async function quantitiesInCart(tx: Tx, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ productId: cartItems.productId, quantity: cartItems.quantity, options: cartItems.options })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(cartItems.productId, cartItems.id)
    .for("update");
  return new Map(
    rows.map(({ productId, quantity, options }) => [
      entryKey(entryOf(productId, quantity, options)),
      quantity,
    ]),
  );
}
