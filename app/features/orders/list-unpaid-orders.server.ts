import { and, asc, eq, lt, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { checkouts, orders } from "#app/db/schema/orders.ts";

/** Owner of a cart. Both null: unknown. */
export interface CartOwner {
  readonly cartKey: string | null;
  readonly userId: string | null;
}

/**
 * Ids of the orders of a cart's owner that wait for their money, oldest first. Orders on invoice are firm and left
 * out. With `before`, only orders placed before that one.
 */
export async function listUnpaidOrders(
  db: Db,
  { cartKey, userId }: CartOwner,
  before?: { readonly checkoutId: string; readonly number: number },
): Promise<readonly string[]> {
  if (cartKey === null && userId === null) return [];
  const owned = or(
    cartKey === null ? undefined : eq(checkouts.cartKey, cartKey),
    userId === null ? undefined : eq(checkouts.userId, userId),
  );
  const earlier = before && and(ne(orders.checkoutId, before.checkoutId), lt(orders.number, before.number));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(eq(orders.state, "pending"), ne(orders.provider, "invoice"), owned, earlier))
    .orderBy(asc(orders.number));
  return rows.map((row) => row.id);
}

/** The owner of the cart that an order's checkout was made of. */
export async function getCartOwner(db: Db, checkoutId: string): Promise<CartOwner> {
  const [row] = await db
    .select({ cartKey: checkouts.cartKey, userId: checkouts.userId })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  return row ?? { cartKey: null, userId: null };
}
