import { and, eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { cartItems, savedItems } from "#app/db/schema/cart.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";
import { type CartEntry, MAX_QUANTITY, settleEntries } from "./cart.ts";

/**
 * Moves an item of a customer's cart aside, with the quantity the page shows. False when the customer has no such
 * item: then it was moved already.
 */
export async function saveForLater(
  db: Db,
  { userId, itemId }: { readonly userId: string; readonly itemId: string },
  quantity: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [item] = await tx
      .delete(cartItems)
      .where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)))
      .returning({ productId: cartItems.productId, options: cartItems.options });
    if (!item) return false;
    await tx
      .insert(savedItems)
      .values({ userId, ...item, quantity })
      .onConflictDoUpdate({
        target: [savedItems.userId, savedItems.productId, savedItems.options],
        set: { quantity: sql`least(${savedItems.quantity} + excluded.quantity, ${MAX_QUANTITY})` },
      });
    return true;
  });
}

/**
 * Puts entries aside that come from a browser's own list. The larger quantity of a product counts, so sending the
 * same list again changes nothing. Ids of products that do not exist are passed over.
 */
export async function mergeSavedItems(tx: Tx, userId: string, entries: readonly CartEntry[]): Promise<void> {
  const known = await listProductsByIds(
    tx,
    entries.map((entry) => entry.product_id),
  );
  const rows = settleEntries(entries, known).map(({ product_id: productId, quantity, options = {} }) => ({
    userId,
    productId,
    quantity,
    options,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(savedItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [savedItems.userId, savedItems.productId, savedItems.options],
      set: { quantity: sql`greatest(${savedItems.quantity}, excluded.quantity)` },
    });
}
