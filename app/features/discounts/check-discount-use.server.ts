import { and, eq, ne, or } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { isMailbox } from "#app/features/mail/mailbox.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { COUNTED_ORDERS } from "./counted-orders.server.ts";

/** What a code says of its uses. */
export interface UseLimits {
  readonly id: string;
  readonly maxUses: number | null;
  readonly maxPerCustomer: number | null;
  readonly firstOrder: boolean;
}

/** The buyer who uses a code. An empty address is not known yet; then only the account counts. */
export interface DiscountUser {
  readonly userId: string | null;
  readonly email: string;
}

export type UseRefusal = "used-up" | "used-before" | "first-order-only";

/** Whether one more order may use a code, beside the order `except`. Customers are told apart by mailbox and account. */
export async function checkDiscountUse(
  db: Db,
  { id, maxUses, maxPerCustomer, firstOrder }: UseLimits,
  user: DiscountUser,
  except: string | null = null,
): Promise<Result<null, UseRefusal>> {
  const other = except === null ? undefined : ne(orders.id, except);
  const theirs = or(
    user.email === "" ? undefined : isMailbox(orders.email, user.email),
    user.userId === null ? undefined : eq(orders.userId, user.userId),
  );
  if (maxUses !== null) {
    const uses = await db.$count(orders, and(eq(orders.discountId, id), COUNTED_ORDERS, other));
    if (uses >= maxUses) return refuse("used-up");
  }
  if (theirs === undefined) return ok(null);
  if (maxPerCustomer !== null) {
    const uses = await db.$count(orders, and(eq(orders.discountId, id), theirs, COUNTED_ORDERS, other));
    if (uses >= maxPerCustomer) return refuse("used-before");
  }
  if (firstOrder && (await db.$count(orders, and(theirs, COUNTED_ORDERS, other))) > 0)
    return refuse("first-order-only");
  return ok(null);
}

/** A code as an order uses it. */
export interface DiscountUse {
  readonly id: string;
  /** The version that the buyer was shown. */
  readonly version: number;
}

/**
 * Whether an order that this transaction has stored may keep its discount. Locks the code until the transaction ends, so
 * that orders of one code are counted one after another. Only orders lock codes, and they do so before any stock.
 */
export async function takeDiscountUse(
  tx: Tx,
  use: DiscountUse,
  order: DiscountUser & { readonly id: string; readonly placedAt: Date },
): Promise<boolean> {
  // Not "for update": the foreign keys of other orders that wait here hold a weaker lock on the row.
  const [row] = await tx.select().from(discounts).where(eq(discounts.id, use.id)).for("no key update");
  if (!row?.active || row.version !== use.version) return false;
  const { placedAt } = order;
  if ((row.startsAt && placedAt < row.startsAt) || (row.endsAt && placedAt >= row.endsAt)) return false;
  return (await checkDiscountUse(tx, row, order, order.id)).ok;
}
