import { and, asc, eq, lt, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { checkouts, orders } from "#app/db/schema/orders.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { endOrder } from "#app/features/payments/end-order.server.ts";
import type { ProviderRefusal } from "#app/features/payments/payments.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { ok, type Result } from "#app/lib/result.ts";

/** Whose cart it is. Null where nobody can tell. */
export interface CartOwner {
  readonly cartKey: string | null;
  readonly userId: string | null;
}

/** The order that stays: every other order of the cart that was placed before it is ended. */
export interface KeptOrder {
  readonly checkoutId: string;
  readonly number: number;
}

/**
 * Ends the orders of a cart (those on invoice are firm, and stay) that still wait for their money, so that the buyer can never pay for the same goods
 * twice: their open payment sessions first, then the hold on their stock. Returns the order that turned out to
 * have been paid meanwhile, or whose payment is on its way; null when there was none.
 */
export async function endEarlierOrders(
  context: PaymentContext,
  owner: CartOwner,
  kept: KeptOrder | null,
): Promise<Result<OrderView | null, ProviderRefusal>> {
  for (const id of await listWaiting(context.db, owner, kept)) {
    const order = await getOrder(context.db, id);
    if (!order) continue;
    const ended = await endOrder(context, order);
    if (!ended.ok) return ended;
    if (ended.value.paidAt !== null || ended.value.state === "processing") return ok(ended.value);
  }
  return ok(null);
}

/** The orders of a cart that wait for their money, oldest first; only those placed before `kept` when it is given. */
export async function listWaiting(
  db: Db,
  { cartKey, userId }: CartOwner,
  kept: KeptOrder | null,
): Promise<readonly string[]> {
  if (cartKey === null && userId === null) return [];
  const owned = or(
    cartKey === null ? undefined : eq(checkouts.cartKey, cartKey),
    userId === null ? undefined : eq(checkouts.userId, userId),
  );
  const earlier = kept && and(ne(orders.checkoutId, kept.checkoutId), lt(orders.number, kept.number));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(eq(orders.state, "pending"), ne(orders.provider, "invoice"), owned, earlier ?? undefined))
    .orderBy(asc(orders.number));
  return rows.map((row) => row.id);
}

/** The owner of the cart that a checkout was made of. */
export async function getCartOwner(db: Db, checkoutId: string): Promise<CartOwner> {
  const [row] = await db
    .select({ cartKey: checkouts.cartKey, userId: checkouts.userId })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  return row ?? { cartKey: null, userId: null };
}
