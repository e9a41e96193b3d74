import { getOrder } from "#app/features/orders/queries.server.ts";
import { getStatedItems, type StatedItems } from "#app/features/withdrawals/admin-queries.server.ts";
import { settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { getRefundable } from "./list-refunds.server.ts";
import type { RefundAskChoice, Refundable } from "./refunds.ts";
import { type RefundAsk, type RefundAskRefusal, requestRefund } from "./request-refund.server.ts";

/**
 * Gives money back, and settles the statement of withdrawal that the form was opened from, unless pieces that it names are
 * left out. Without a statement it is a plain refund.
 */
export async function refundWithdrawal(
  context: PaymentContext,
  { withdrawalId, ...ask }: RefundAsk & { readonly actorId: string; readonly withdrawalId: string },
): Promise<Result<{ readonly isSettled: boolean }, RefundAskRefusal>> {
  const { db, clock } = context;
  const order = isId(withdrawalId) ? await getOrder(db, ask.orderId) : null;
  const stated = order && (await getStatedItems(db, { id: withdrawalId, order }));
  const left = order && (await getRefundable(db, order));
  const asked = await requestRefund(context, ask);
  if (!asked.ok) return asked;
  if (!stated || !left || !covers(ask.choice, stated, left)) return ok({ isSettled: false });
  const settled = await settleWithdrawal(db, {
    id: withdrawalId,
    actorId: ask.actorId,
    now: clock.now(),
    outcome: { kind: "refunded" },
  });
  return ok({ isSettled: settled.ok });
}

/** True unless pieces are given back and fewer of them than the statement names and could be given back. */
function covers(choice: RefundAskChoice, { quantities }: StatedItems, left: Refundable): boolean {
  if (choice.kind !== "lines") return choice.kind !== "duplicate";
  return left.lines.every(({ position, left: pieces }) => {
    const given = choice.lines.find((line) => line.position === position)?.quantity ?? 0;
    return given >= Math.min(quantities[position] ?? 0, pieces);
  });
}
