import { and, eq, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { paidFor } from "#app/features/orders/totals.ts";
import { getStatedItems, type StatedItems } from "#app/features/withdrawals/admin-queries.server.ts";
import { givenBackPieces, owedOf } from "#app/features/withdrawals/owed-pieces.ts";
import { reopenWithdrawal, settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import type { WithdrawalState } from "#app/features/withdrawals/withdrawals.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { getRefundable, listRefunds } from "./list-refunds.server.ts";
import { isClaimed, type RefundView } from "./refunds.ts";

interface Stated {
  readonly order: OrderView;
  readonly withdrawalId: string;
}

interface ArrivedRefund {
  readonly order: OrderView;
  readonly actorId: string | null;
  readonly now: Date;
}

/**
 * After a refund arrived: settles the open statements that refunds of its order are linked with, once all that they name
 * has gone. The last of it may be a refund without a link.
 */
export async function settleStated(tx: Tx, { order, actorId, now }: ArrivedRefund): Promise<void> {
  for (const id of await listLinked(tx, order.id)) {
    const claim = await readClaim(tx, { order, withdrawalId: id }, "open");
    if (!claim || missingOf(claim, ({ state }) => state === "succeeded") > 0) continue;
    await settleWithdrawal(tx, { id, actorId, now, outcome: { kind: "refunded" } });
  }
}

interface ReturnedRefund {
  readonly order: OrderView;
  readonly id: string;
  /** The statement of withdrawal that it was asked for from; null: none. */
  readonly withdrawalId: string | null;
}

/**
 * After a refund came back: what a statement names is owed again where the refunds covered it with this one, and do not
 * without it. Of one that names its goods only in words no one can tell: it is opened by a refund of its own.
 */
export async function reopenStated(
  tx: Tx,
  { order, id: refundId, withdrawalId }: ReturnedRefund,
): Promise<void> {
  for (const id of await listLinked(tx, order.id)) {
    const claim = await readClaim(tx, { order, withdrawalId: id }, "refunded");
    const isOwed = claim
      ? missingOf(claim, (refund) => refund.id === refundId || isClaimed(refund)) === 0 &&
        missingOf(claim, ({ state }) => state !== "failed") > 0
      : id === withdrawalId;
    if (isOwed) await reopenWithdrawal(tx, { id, orderId: order.id });
  }
}

/** What no refund is asked for yet of what an open statement names; null where it says its goods only in words. */
export async function getMissing(db: Db, stated: Stated): Promise<Cents | null> {
  const claim = await readClaim(db, stated, "open");
  return claim && missingOf(claim, isClaimed);
}

/** The statements that refunds of the order were asked for from. */
async function listLinked(tx: Tx, orderId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: refunds.withdrawalId })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.withdrawalId)));
  return rows.flatMap(({ id }) => id ?? []);
}

interface Claim extends Stated {
  readonly stated: StatedItems;
  /** What can still be given back of the order. */
  readonly left: Cents;
  readonly given: readonly RefundView[];
}

async function readClaim(db: Db, of: Stated, state: WithdrawalState): Promise<Claim | null> {
  const stated = await getStatedItems(db, { id: of.withdrawalId, order: of.order, state });
  if (!stated) return null;
  const { amount: left } = await getRefundable(db, of.order);
  return { ...of, stated, left, given: await listRefunds(db, of.order.id) };
}

/**
 * What the refunds that count lack of what a statement claims back, including VAT. They are those since it, but for those
 * of other statements. Never more than can be given back at all.
 */
function missingOf(
  { order, withdrawalId, stated, left, given }: Claim,
  counts: (refund: RefundView) => boolean,
): Cents {
  const ofOrder = given.filter((refund) => refund.kind === "order" && (isClaimed(refund) || counts(refund)));
  const own = ofOrder.filter(
    (refund) =>
      refund.createdAt >= stated.receivedAt && (refund.withdrawalId ?? withdrawalId) === withdrawalId,
  );
  const first = Math.min(...own.map(({ createdAt }) => createdAt.getTime()));
  const before = ofOrder.filter((refund) => !own.includes(refund) && refund.createdAt.getTime() < first);
  const [paid, coming] = [own.filter(counts), own.filter((refund) => !counts(refund))];
  const owed = owedOf(order, stated, before);
  // What was given back for pieces that the statement does not name, or for delivery that is not owed.
  const other: Cents[] = stated.whole ? [] : paid.map(({ deliveryAmount }) => deliveryAmount);
  for (const [position, line] of order.lines.entries()) {
    const { taken = 0, quantity = 0 } = owed.lines[position] ?? {};
    other.push(paidFor(line, Math.max(0, givenBackPieces(paid, position) - quantity), taken + quantity));
  }
  const returned = subtractCents(addCents(...paid.map(({ amount }) => amount)), addCents(...other));
  const claimed = addCents(owed.delivery, ...owed.lines.map(({ amount }) => amount));
  const missing = subtractCents(claimed, returned);
  if (missing <= 0) return ZERO;
  const most = addCents(left, ...coming.map(({ amount }) => amount));
  return missing < most ? missing : most;
}
