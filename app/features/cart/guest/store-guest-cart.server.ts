import { type Db, inTransaction } from "#app/db/client.server.ts";
import { cartMerges } from "#app/db/schema/shop/cart.ts";
import { changeCartIn } from "../change-cart.server.ts";
import type { PendingMerge } from "./guest-cart.ts";

/**
 * Takes a guest cart into a customer's cart. The browser's key makes it count once, however often it is sent.
 * Returns the ids of products cut to what can be ordered.
 */
export async function storeGuestCart(
  db: Db,
  userId: string,
  { key, items }: PendingMerge,
): Promise<{ readonly capped: readonly string[] }> {
  return inTransaction(db, async (tx) => {
    const first = await tx.insert(cartMerges).values({ key, userId }).onConflictDoNothing().returning();
    if (first.length === 0) return { capped: [] };
    const added = await changeCartIn(tx, userId, { kind: "add", entries: items });
    return { capped: added.ok ? added.value.capped : [] };
  });
}
