import { and, eq, exists, gte, inArray, lt, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { forgetPersonInOrders, namesBuyer } from "#app/features/identity/account/forget-person.server.ts";
import { AWAITING_PAYMENT } from "#app/features/orders/enums.ts";
import { keptSince } from "#app/features/orders/kept-papers.ts";

/** Orders taken in one transaction. */
const BATCH = 200;

/**
 * Takes the buyer out of orders whose years are over, and removes their invoices and credit notes, as the privacy
 * notice promises. What was sold, the sums and the numbers stay. An order waits for its youngest paper, and for a
 * statement of withdrawal that is not settled.
 */
export async function forgetOldOrders(db: Db, now: Date): Promise<void> {
  const before = keptSince(now);
  for (let more = true; more; ) {
    const taken = await inTransaction(db, (tx) => forgetSome(tx, before));
    more = taken === BATCH;
  }
}

async function forgetSome(tx: Tx, before: Date): Promise<number> {
  const rows = await tx
    .select({ id: orders.id, checkoutId: orders.checkoutId })
    .from(orders)
    .where(and(lt(orders.placedAt, before), namesBuyer, isOver, not(hasYoungerPapers(tx, before))))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await forgetPersonInOrders(tx, ids);
  await tx.delete(invoices).where(inArray(invoices.orderId, ids));
  const checkoutIds = rows.flatMap(({ checkoutId }) => checkoutId ?? []);
  await tx.update(checkouts).set({ userId: null, cartKey: null }).where(inArray(checkouts.id, checkoutIds));
  return rows.length;
}

const isOver = notInArray(orders.state, [...AWAITING_PAYMENT]);

/** True while an order has a document of a later year, or a statement that is younger or still open. */
function hasYoungerPapers(tx: Tx, before: Date): SQL {
  const document = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orders.id), gte(invoices.issuedAt, before)));
  const { orderId, receivedAt, state } = withdrawals;
  const statement = tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(orderId, orders.id), or(gte(receivedAt, before), eq(state, "open"))));
  return sql`(${exists(document)} or ${exists(statement)})`;
}
