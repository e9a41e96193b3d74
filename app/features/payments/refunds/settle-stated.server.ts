import type { Db, Tx } from "#app/db/client.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { paidFor } from "#app/features/orders/totals.ts";
import { getStatedItems, type StatedItems } from "#app/features/withdrawals/admin-queries.server.ts";
import { reopenWithdrawal, settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { getRefundable, listRefunds } from "./list-refunds.server.ts";
import { isClaimed, type RefundView } from "./refunds.ts";

interface Stated {
  readonly order: OrderView;
  readonly withdrawalId: string;
}

interface LinkedRefund {
  readonly order: OrderView;
  /** The statement of withdrawal that the refund was asked for from; null: none. */
  readonly withdrawalId: string | null;
  readonly actorId: string | null;
  readonly now: Date;
}

/** After a refund arrived: settles the open statement that it is linked with, once all that it names has gone back. */
export async function settleStated(
  tx: Tx,
  { order, withdrawalId, actorId, now }: LinkedRefund,
): Promise<void> {
  if (withdrawalId === null) return;
  const found = await getMissing(tx, { order, withdrawalId });
  if (!found || found.missing > 0 || found.isUnderWay) return;
  await settleWithdrawal(tx, { id: withdrawalId, actorId, now, outcome: { kind: "refunded" } });
}

/** After a refund came back: what its statement names is owed again. */
export async function reopenStated(tx: Tx, { order, withdrawalId }: LinkedRefund): Promise<void> {
  if (withdrawalId !== null) await reopenWithdrawal(tx, { id: withdrawalId, orderId: order.id });
}

/**
 * What refunds lack of what a statement of the order names, and whether one of them is still to arrive; null where it says
 * its goods only in words.
 */
export async function getMissing(
  db: Db,
  { order, withdrawalId }: Stated,
): Promise<{ readonly missing: Cents; readonly isUnderWay: boolean } | null> {
  const stated = await getStatedItems(db, { id: withdrawalId, order });
  if (!stated) return null;
  const { amount: left } = await getRefundable(db, order);
  const given = await listRefunds(db, order.id);
  const isUnderWay = given.some((refund) => isClaimed(refund) && refund.state !== "succeeded");
  return { missing: missingOf(order, stated, { left, given }), isUnderWay };
}

/**
 * What refunds since the statement lack of what it names, including VAT: the delivery, too, where it names the whole order
 * (Directive 2011/83/EU, Art. 13(1)). Never more than `left`, which can be given back at all.
 */
function missingOf(
  order: OrderView,
  { quantities, whole, receivedAt }: StatedItems,
  { left, given }: { readonly left: Cents; readonly given: readonly RefundView[] },
): Cents {
  const claimed = given.filter((refund) => refund.kind === "order" && isClaimed(refund));
  const before = claimed.filter((refund) => refund.createdAt < receivedAt);
  const since = claimed.filter((refund) => refund.createdAt >= receivedAt);
  const owed: Cents[] = whole
    ? [subtractCents(order.totals.delivery, addCents(...before.map(({ deliveryAmount }) => deliveryAmount)))]
    : [];
  // What was given back for pieces that the statement does not name, or for delivery that is not owed.
  const other: Cents[] = whole ? [] : since.map(({ deliveryAmount }) => deliveryAmount);
  for (const [position, line] of order.lines.entries()) {
    const taken = piecesOf(before, position);
    const wanted = Math.min(quantities[position] ?? 0, Math.max(0, line.quantity - taken));
    owed.push(paidFor(line, wanted, taken));
    other.push(paidFor(line, Math.max(0, piecesOf(since, position) - wanted), taken + wanted));
  }
  const paid = subtractCents(addCents(...since.map(({ amount }) => amount)), addCents(...other));
  const missing = subtractCents(addCents(...owed), paid);
  if (missing <= 0) return ZERO;
  return missing < left ? missing : left;
}

function piecesOf(refunds: readonly RefundView[], position: number): number {
  const lines = refunds.flatMap((refund) => refund.lines.filter((line) => line.position === position));
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
