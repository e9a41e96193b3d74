import { and, asc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { hasMailAddress, isOfNoCustomer } from "#app/features/identity/account/owned-by.server.ts";
import type { OrderView } from "./orders.ts";

/** Owner of a cart. Both null: unknown. */
export interface CartOwner {
  readonly cartKey: string | null;
  readonly userId: string | null;
}

/** The checkout whose cart's owner is meant, beside the checkouts of all orders. */
export const ownCheckout = alias(checkouts, "own_checkout");

/** A checkout of the same cart as `ownCheckout`, or of its account; for a guest the index by carts finds it. */
export function ofSameOwner(userId: string | null) {
  return or(
    eq(checkouts.cartKey, ownCheckout.cartKey),
    userId === null ? undefined : eq(checkouts.userId, userId),
  );
}

/** Not what an account entered for a customer: that order waits for the customer's money, whatever is entered next. */
const isOfEntering = or(isNull(checkouts.userId), eq(orders.userId, checkouts.userId));

const waiting = and(eq(orders.state, "pending"), ne(orders.provider, "invoice"));

/**
 * The ids of orders of a cart's owner that wait for their money, oldest first, as an array in SQL for a statement that
 * asks for more. Orders on invoice are firm and left out.
 */
export function unpaidOrders(db: Db, { cartKey, userId }: CartOwner): SQL<readonly string[]> {
  const owned = or(
    cartKey === null ? undefined : eq(checkouts.cartKey, cartKey),
    userId === null ? undefined : eq(checkouts.userId, userId),
  );
  const found = db
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(waiting, isOfEntering, owned ?? sql`false`))
    .orderBy(asc(orders.number));
  return sql<readonly string[]>`array(${found})`;
}

/** People by their accounts and by addresses, in lower case, of orders of no customer's account. */
export interface Buyers {
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
}

/**
 * Ids of the orders of people that wait for their money, oldest first: those of their accounts, and those of no
 * customer's account under an address of theirs or the confirmed one of an account. Those of payment links are among
 * them. Orders on invoice are firm and left out, and so are those of hires, which go on: what is owed of them stays owed.
 */
export async function listUnpaidOrdersOf(db: Db, { userIds, emails }: Buyers): Promise<readonly string[]> {
  const accounts = db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.emailVerified, true)));
  const address = sql`lower(${orders.email})`;
  const theirs = or(
    inArray(orders.userId, [...userIds]),
    and(isOfNoCustomer(orders.userId), or(inArray(address, [...emails]), inArray(address, accounts))),
  );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(waiting, eq(orders.kind, "sale"), theirs))
    .orderBy(asc(orders.number));
  return rows.map(({ id }) => id);
}

/** Unpaid orders of the owner of an order's cart that were placed before that one. */
export async function listEarlierUnpaidOrders(
  db: Db,
  { checkoutId, userId, email, number }: Pick<OrderView, "checkoutId" | "userId" | "email" | "number">,
): Promise<readonly string[]> {
  if (checkoutId === null) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(ownCheckout)
    .innerJoin(checkouts, ofSameOwner(userId))
    .innerJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(
      and(
        eq(ownCheckout.id, checkoutId),
        waiting,
        or(isOfEntering, hasMailAddress(orders.email, email.toLowerCase())),
        ne(orders.checkoutId, checkoutId),
        lt(orders.number, number),
      ),
    )
    .orderBy(asc(orders.number));
  return rows.map((row) => row.id);
}
