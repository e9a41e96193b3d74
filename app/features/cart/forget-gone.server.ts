import { and, eq, inArray, notInArray } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { cartItems, savedItems } from "#app/db/schema/cart.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";

/** Takes products that are no longer sold out of a customer's cart and saved list. */
export async function forgetGone(db: Db, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const table of [cartItems, savedItems]) {
      const rows = await tx
        .select({ productId: table.productId })
        .from(table)
        .where(eq(table.userId, userId));
      const ids = rows.map((row) => row.productId);
      if (ids.length === 0) continue;
      const sold = (await listProductsByIds(tx, ids)).map((product) => product.id);
      const gone = sold.length > 0 ? notInArray(table.productId, sold) : undefined;
      await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.productId, ids), gone));
    }
  });
}
