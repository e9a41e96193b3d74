import { and, eq, inArray, isNotNull, lt, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { isPaid } from "#app/features/orders/order-states.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { addCents, type Cents } from "#app/lib/money.ts";
import { leavesNothing, type PlacedStatement, quantitiesOf } from "./list-lines.server.ts";
import { type GivenBack, owedOf } from "./owed-pieces.ts";
import type { OwedSum } from "./withdrawals.ts";

/**
 * What a statement claims back, as the refund form of staff asks for it. Null where that is not certain: nothing was paid,
 * the goods are named in words only, or a sum for no piece in particular was given back before.
 */
export async function getOwedSum(db: Db, stated: PlacedStatement): Promise<OwedSum | null> {
  const { orderId, items } = stated;
  const order = await getOrder(db, orderId);
  if (!order || !isPaid(order.state) || items?.length === 0) return null;
  if (items === null && order.lines.some((line) => line.withdrawalException === "custom-made")) return null;
  const before = await listGivenBack(db, stated);
  if (before.some((given) => given.amount > addCents(given.deliveryAmount, ...amountsOf(given.lines))))
    return null;
  const named = items ?? order.lines.map(({ quantity }, position) => ({ position, quantity }));
  const whole = await leavesNothing(db, stated);
  const owed = owedOf(order, { quantities: quantitiesOf(named), whole }, before);
  return { goods: addCents(...amountsOf(owed.lines)), delivery: owed.delivery, isWhole: whole };
}

interface Refunded extends GivenBack {
  readonly amount: Cents;
}

/** The refunds of an order before a statement, but those that the provider never took on. */
async function listGivenBack(
  db: Db,
  { orderId, receivedAt }: Pick<PlacedStatement, "orderId" | "receivedAt">,
): Promise<readonly Refunded[]> {
  const { id, kind, state, takenAt, createdAt, amount, deliveryAmount } = refunds;
  const counts = and(eq(kind, "order"), or(ne(state, "failed"), isNotNull(takenAt)));
  const rows = await db
    .select({ id, amount, deliveryAmount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), counts, lt(createdAt, receivedAt)));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db.select().from(refundLines).where(inArray(refundLines.refundId, ids));
  return rows.map((row) => ({ ...row, lines: lines.filter(({ refundId }) => refundId === row.id) }));
}

function amountsOf(lines: readonly { readonly amount: Cents }[]): readonly Cents[] {
  return lines.map(({ amount }) => amount);
}
