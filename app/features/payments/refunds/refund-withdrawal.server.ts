import { getOrder } from "#app/features/orders/queries.server.ts";
import { findStatement } from "#app/features/withdrawals/admin-queries.server.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import { ok, type Result } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { type RefundAsk, type RefundAskRefusal, requestRefund } from "./request-refund.server.ts";
import { getMissing } from "./settle-stated.server.ts";

export interface WithdrawalRefund {
  readonly isSettled: boolean;
  /** What is still to be given back of what the statement names; null without a statement that says it. */
  readonly missing: Cents | null;
}

/**
 * Gives money back and links it with the statement of withdrawal that the form was opened from: `recordRefund` settles that
 * once all that it names has gone back, which is later where staff transfer it. Without a statement it is a plain refund.
 */
export async function refundWithdrawal(
  context: PaymentContext,
  {
    withdrawalId,
    ...ask
  }: Omit<RefundAsk, "withdrawalId"> & { readonly actorId: string; readonly withdrawalId: string },
): Promise<Result<WithdrawalRefund, RefundAskRefusal>> {
  const { db } = context;
  const of = { id: withdrawalId, orderId: ask.orderId };
  const stated = ask.choice.kind === "duplicate" ? null : await findStatement(db, of);
  const linked = stated?.state === "open" ? stated.id : null;
  const asked = await requestRefund(context, { ...ask, withdrawalId: linked });
  if (!asked.ok) return asked;
  const order = stated && (await getOrder(db, ask.orderId));
  if (!order) return ok({ isSettled: false, missing: null });
  if ((await findStatement(db, of))?.state === "refunded") return ok({ isSettled: true, missing: ZERO });
  return ok({ isSettled: false, missing: await getMissing(db, { order, withdrawalId }) });
}
