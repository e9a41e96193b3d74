import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/cart.ts";

interface ItemOf {
  readonly userId: string;
  readonly itemId: string;
}

/** Sets the quantity of a customer's cart item. False when the customer has no such item. */
export async function changeCartItem(db: Db, { userId, itemId }: ItemOf, quantity: number): Promise<boolean> {
  const rows = await db
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)))
    .returning({ id: cartItems.id });
  return rows.length === 1;
}

/** Takes an item out of a customer's cart. False when the customer has no such item. */
export async function removeCartItem(db: Db, { userId, itemId }: ItemOf): Promise<boolean> {
  const rows = await db
    .delete(cartItems)
    .where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)))
    .returning({ id: cartItems.id });
  return rows.length === 1;
}
