import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { isPaid } from "#app/features/orders/order-states.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { paidFor } from "#app/features/orders/totals.ts";
import { addCents, ZERO } from "#app/lib/money.ts";
import type { OwedSum, WithdrawalItem } from "./withdrawals.ts";

interface StatedGoods {
  readonly token: string;
  readonly orderId: string;
  /** Null: the whole order. */
  readonly items: readonly Pick<WithdrawalItem, "position" | "quantity">[] | null;
  readonly receivedAt: Date;
}

/**
 * What a statement claims back: its goods, and the delivery where it names the whole order (Directive 2011/83/EU, Art.
 * 13(1)). Null where that is not certain: nothing was paid, the goods are named in words only, or something of the order
 * was stated or given back before.
 */
export async function getOwedSum(
  db: Db,
  { token, orderId, items, receivedAt }: StatedGoods,
): Promise<OwedSum | null> {
  const order = await getOrder(db, orderId);
  if (!order || !isPaid(order.state) || items?.length === 0) return null;
  if (items === null && order.lines.some((line) => line.withdrawalException === "custom-made")) return null;
  const earlierStatements = and(
    eq(withdrawals.orderId, orderId),
    ne(withdrawals.token, token),
    inArray(withdrawals.state, ["open", "refunded"]),
    lt(withdrawals.receivedAt, receivedAt),
  );
  const earlierRefunds = and(eq(refunds.orderId, orderId), lt(refunds.createdAt, receivedAt));
  const earlier = await Promise.all([
    db.$count(withdrawals, earlierStatements),
    db.$count(refunds, earlierRefunds),
  ]);
  if (earlier.some((count) => count > 0)) return null;
  const quantityAt = (position: number, ordered: number) =>
    items === null ? ordered : (items.find((item) => item.position === position)?.quantity ?? 0);
  const goods = order.lines.map((line, position) =>
    paidFor(line, Math.min(quantityAt(position, line.quantity), line.quantity), 0),
  );
  const isWhole = order.lines.every(({ quantity }, position) => quantityAt(position, quantity) >= quantity);
  return { goods: addCents(...goods), delivery: isWhole ? order.totals.delivery : ZERO, isWhole };
}
