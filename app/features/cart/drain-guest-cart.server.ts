import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { cartDrains } from "#app/db/schema/cart.ts";
import { users } from "#app/db/schema/identity.ts";
import { addToCart } from "./add-to-cart.server.ts";
import type { PendingDrain } from "./guest-cart.ts";

/**
 * Takes a guest cart into a customer's cart. The browser's key makes it count once, however often it is sent.
 * Returns the ids of products cut to what can be ordered.
 */
export async function drainGuestCart(
  db: Db,
  userId: string,
  { key, items }: PendingDrain,
): Promise<{ readonly capped: readonly string[] }> {
  return inTransaction(db, async (tx) => {
    // One hand-over at a time per customer, also when the cart has no row yet that could be locked.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const first = await tx.insert(cartDrains).values({ key, userId }).onConflictDoNothing().returning();
    return { capped: first.length === 0 ? [] : await addToCart(tx, userId, items) };
  });
}
