import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { paidFor } from "#app/features/orders/totals.ts";
import { getStatedItems, type StatedItems } from "#app/features/withdrawals/admin-queries.server.ts";
import { settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import { isId } from "#app/lib/ids.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { ok, type Result } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { getRefundable, listRefunds } from "./list-refunds.server.ts";
import { isClaimed, type RefundView } from "./refunds.ts";
import { type RefundAsk, type RefundAskRefusal, requestRefund } from "./request-refund.server.ts";

export interface WithdrawalRefund {
  readonly isSettled: boolean;
  /** What is still to be given back of what the statement names; null without an open statement. */
  readonly missing: Cents | null;
}

/**
 * Gives money back, and settles the statement of withdrawal that the form was opened from once all that it names has
 * gone back: not before staff have transferred what they are to transfer. Without a statement it is a plain refund.
 */
export async function refundWithdrawal(
  context: PaymentContext,
  { withdrawalId, ...ask }: RefundAsk & { readonly actorId: string; readonly withdrawalId: string },
): Promise<Result<WithdrawalRefund, RefundAskRefusal>> {
  const { db, clock } = context;
  const order = isId(withdrawalId) ? await getOrder(db, ask.orderId) : null;
  const stated = order && (await getStatedItems(db, { id: withdrawalId, order }));
  const asked = await requestRefund(context, ask);
  if (!asked.ok) return asked;
  if (!stated || ask.choice.kind === "duplicate") return ok({ isSettled: false, missing: null });
  const { amount: left } = await getRefundable(db, order);
  const given = await listRefunds(db, order.id);
  const missing = missingOf(order, stated, { left, given });
  const isUnderWay = given.some((refund) => isClaimed(refund) && refund.state !== "succeeded");
  if (missing > 0 || isUnderWay) return ok({ isSettled: false, missing });
  const settled = await settleWithdrawal(db, {
    id: withdrawalId,
    actorId: ask.actorId,
    now: clock.now(),
    outcome: { kind: "refunded" },
  });
  return ok({ isSettled: settled.ok, missing });
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
