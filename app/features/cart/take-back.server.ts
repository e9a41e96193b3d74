import { and, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { savedItems } from "#app/db/schema/cart.ts";
import { users } from "#app/db/schema/identity.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { entryOf } from "./cart.ts";

interface ItemOf {
  readonly userId: string;
  readonly itemId: string;
}

/**
 * Moves a saved item back into the customer's cart, up to what can be ordered. False when the customer has no such
 * item, or when it is no longer sold: then it stays saved.
 */
export async function takeBack(db: Db, { userId, itemId }: ItemOf): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // As for a hand-over: one change of a customer's cart at a time.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const own = and(eq(savedItems.id, itemId), eq(savedItems.userId, userId));
    const [item] = await tx.select().from(savedItems).where(own).for("update");
    if (!item) return false;
    const [sold] = await listProductsByIds(tx, [item.productId]);
    if (!sold) return false;
    await addToCart(tx, userId, [entryOf(item.productId, item.quantity, item.options)]);
    await tx.delete(savedItems).where(own);
    return true;
  });
}

/** Takes an item off the customer's saved list. False when the customer has no such item. */
export async function removeSavedItem(db: Db, { userId, itemId }: ItemOf): Promise<boolean> {
  const rows = await db
    .delete(savedItems)
    .where(and(eq(savedItems.id, itemId), eq(savedItems.userId, userId)))
    .returning({ id: savedItems.id });
  return rows.length === 1;
}
