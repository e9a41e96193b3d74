import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { lockName } from "#app/db/lock-name.server.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { addCents, type Cents, cents } from "#app/lib/money.ts";

interface FurtherRefund {
  readonly orderId: string;
  readonly actorId: string;
  /** What the person may give back of one purchase, including VAT. */
  readonly limit: Cents;
  readonly amount: Cents;
}

/**
 * Whether a further refund is more than a person may give back of one purchase, with all that they asked for before: an
 * order with what edits added to it, or a hire with its charges. A security deposit is the customer's own, and is limited
 * by itself. Locks the purchase's name, so that two refunds at once count each other.
 */
export async function isOverLimit(
  tx: Tx,
  { orderId, actorId, limit, amount }: FurtherRefund,
): Promise<boolean> {
  const { name, isPart } = await findPurchase(tx, orderId);
  await lockName(tx, `refunds of ${name}`);
  return addCents(await sumGivenBack(tx, isPart, actorId), amount) > limit;
}

/** What somebody has given back of a hire so far, without its security deposit; failed refunds do not count. */
export function sumGivenBackOfHire(db: Db, hireId: string, actorId: string): Promise<Cents> {
  return sumGivenBack(db, partOfHire(hireId), actorId);
}

interface Purchase {
  readonly name: string;
  /** True for the rows of its orders. */
  readonly isPart: SQL | undefined;
}

async function findPurchase(tx: Tx, orderId: string): Promise<Purchase> {
  const [order] = await tx
    .select({ kind: orders.kind, hireId: orders.hireId, parentId: draftOrders.parentOrderId })
    .from(orders)
    .leftJoin(draftOrders, eq(draftOrders.id, orders.draftId))
    .where(eq(orders.id, orderId));
  if (!order || order.kind === "hire-security") return { name: orderId, isPart: eq(orders.id, orderId) };
  if (order.hireId !== null) return { name: order.hireId, isPart: partOfHire(order.hireId) };
  const first = order.parentId ?? orderId;
  const edits = tx
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(eq(draftOrders.parentOrderId, first));
  return { name: first, isPart: or(eq(orders.id, first), inArray(orders.draftId, edits)) };
}

function partOfHire(hireId: string): SQL | undefined {
  return and(eq(orders.hireId, hireId), ne(orders.kind, "hire-security"));
}

async function sumGivenBack(db: Db, isPart: SQL | undefined, actorId: string): Promise<Cents> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${refunds.amount} - ${refunds.applied}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isPart, eq(refunds.actorId, actorId), ne(refunds.state, "failed")));
  return cents(row?.sum ?? 0);
}
