import { eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/cart.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";
import { type CartEntry, MAX_QUANTITY, mergeEntries } from "./cart.ts";

/**
 * Adds entries to a customer's cart: new lines, or more of a line that is there, up to what can be ordered
 * now. Returns the ids of products that were cut to that. Products no longer on sale are passed over.
 */
export async function addToCart(
  tx: Tx,
  userId: string,
  entries: readonly CartEntry[],
): Promise<readonly string[]> {
  const wanted = mergeEntries([], entries);
  const products = await listProductsByIds(
    tx,
    wanted.map((entry) => entry.product_id),
  );
  const limits = new Map(
    products.map((product) => [
      product.id,
      product.soldIndividually ? 1 : (product.available ?? MAX_QUANTITY),
    ]),
  );
  const inCart = await quantitiesInCart(tx, userId);
  const rows = wanted.flatMap(({ product_id: productId, quantity }) => {
    const limit = limits.get(productId);
    if (limit === undefined) return [];
    const asked = (inCart.get(productId) ?? 0) + quantity;
    return [{ productId, asked, quantity: Math.max(1, Math.min(asked, limit, MAX_QUANTITY)) }];
  });
  if (rows.length > 0) {
    await tx
      .insert(cartItems)
      .values(rows.map(({ productId, quantity }) => ({ userId, productId, quantity })))
      .onConflictDoUpdate({
        target: [cartItems.userId, cartItems.productId],
        set: { quantity: sql`excluded.quantity`, updatedAt: new Date() },
      });
  }
  return rows.filter((row) => row.quantity < row.asked).map((row) => row.productId);
}

/** What is in the cart, its rows locked until the transaction ends, so that two hand-overs add up. */
async function quantitiesInCart(tx: Tx, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(cartItems.productId)
    .for("update");
  return new Map(rows.map((row) => [row.productId, row.quantity]));
}
