import { and, eq, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { type Owner, ownedBy } from "#app/features/identity/account/owned-by.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";

/** How long a draft names its customer after its last change, in days: as long as an order that was not paid. */
const KEPT_DAYS = 30;

/** What goes with an account: drafts without an order; of those with one, all that the order says itself. */
export async function forgetDraftsOf(tx: Tx, owner: Owner): Promise<void> {
  await forget(tx, ownedBy(draftOrders, owner));
}

/**
 * Removes drafts that came to nothing 30 days after the last change and the end of their link, and the customer from
 * others.
 */
export async function forgetOldDrafts(db: Db, now: Date): Promise<void> {
  const before = addMs(now, -KEPT_DAYS * DAY_MS);
  await inTransaction(db, (tx) =>
    forget(
      tx,
      and(
        lt(draftOrders.updatedAt, before),
        or(isNull(draftOrders.heldUntil), lt(draftOrders.heldUntil, before)),
      ),
    ),
  );
}

const NO_CUSTOMER = {
  name: "",
  email: "",
  phone: "",
  company: null,
  vatNumber: null,
  poNumber: null,
  userId: null,
  address: null,
  billingAddress: null,
  message: "",
  note: "",
};

async function forget(tx: Tx, which: SQL | undefined): Promise<void> {
  const order = tx.select({ id: orders.id }).from(orders).where(eq(orders.draftId, draftOrders.id));
  await tx.delete(draftOrders).where(and(which, notExists(order)));
  await tx
    .update(draftOrders)
    .set({ ...NO_CUSTOMER, updatedAt: sql`${draftOrders.updatedAt}` })
    .where(and(which, ne(draftOrders.email, "")));
}
