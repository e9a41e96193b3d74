import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { addCents, type Cents, cents, subtractCents } from "#app/lib/money.ts";
import { isClaimed } from "./refunds.ts";

/** What a charge takes of one payment of the security deposit of its hire, in cents. */
export interface SecurityShare {
  /** The order of the charge. */
  readonly chargeId: string;
  /** The order of the deposit that the payment paid. */
  readonly securityId: string;
  readonly paymentId: string;
  readonly amount: Cents;
}

/**
 * What the charges of a hire take of each payment of its security deposit, of which a dearer further version has more than
 * one: the oldest charge takes of the oldest payment, as far as that was not given back.
 */
export async function listSecurityShares(db: Db, hireId: string): Promise<readonly SecurityShare[]> {
  const charges = await db
    .select({ id: orders.id, total: orders.total })
    .from(orders)
    .where(and(eq(orders.hireId, hireId), eq(orders.provider, "security"), isNotNull(orders.paidAt)))
    .orderBy(asc(orders.number));
  if (charges.length === 0) return [];
  const held = await listHeld(db, hireId);
  const shares: SecurityShare[] = [];
  for (const { id: chargeId, total } of charges) {
    let open: number = total;
    for (const payment of held) {
      const amount = cents(Math.min(open, payment.left));
      if (amount <= 0) continue;
      const { securityId, paymentId } = payment;
      shares.push({ chargeId, securityId, paymentId, amount });
      payment.left -= amount;
      open -= amount;
    }
  }
  return shares;
}

/** The payments of the security deposit, oldest first, each with what was not given back of it. */
async function listHeld(
  db: Db,
  hireId: string,
): Promise<{ securityId: string; paymentId: string; left: number }[]> {
  const paid = await db
    .selectDistinctOn([orders.number], {
      securityId: orders.id,
      paymentId: payments.id,
      amount: payments.amount,
    })
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.state, "paid")))
    .where(and(eq(orders.hireId, hireId), eq(orders.kind, "hire-security"), isNotNull(orders.paidAt)))
    .orderBy(asc(orders.number), asc(payments.paidAt), asc(payments.id));
  const ids = paid.map(({ securityId }) => securityId);
  const asked = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  return paid.map(({ amount, ...ids }) => {
    const given = asked.filter(
      (refund) => refund.orderId === ids.securityId && refund.kind === "order" && isClaimed(refund),
    );
    return { ...ids, left: subtractCents(amount, addCents(...given.map((refund) => refund.amount))) };
  });
}
