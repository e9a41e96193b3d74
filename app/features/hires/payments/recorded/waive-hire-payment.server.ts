import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { cancelClosedOrder, closePaymentPages } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { addCents, type Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getHire } from "../../queries.server.ts";
import { changeHire, type LockedHire, lockHire } from "../../transition-hire.server.ts";
import { sumGivenUp } from "./given-up.server.ts";
import { isBeforeCollection, type RecordedPart, waivable } from "./recorded-part.ts";

export interface WaiveAsk {
  readonly id: string;
  /** The hire's version that the form was made from. */
  readonly version: number;
  readonly part: RecordedPart;
  readonly reason: string;
  readonly actorId: string;
  /** What the person may give up of one hire, including VAT; null: any sum. */
  readonly limit: Cents | null;
}

export type WaiveRefusal =
  | { readonly kind: "not-found" | "conflict" | "no-reason" | "over-limit" }
  /** Nothing of it is to be paid: paid or waived meanwhile. */
  | { readonly kind: "nothing-due" }
  /** Before the collection a new version of the quote changes the price. */
  | { readonly kind: "not-allowed" }
  /** A payment page is open, and its provider cannot be asked to close it. */
  | { readonly kind: "payment-unavailable" };

/**
 * Staff ask no more for what is open of the balance, or for a charge. No invoice is made, for nothing is received. What
 * was paid meanwhile stays paid. Of the security deposit only an order that still waits can be given up.
 */
export async function waiveHirePayment(
  context: PaymentContext,
  ask: WaiveAsk,
): Promise<Result<null, WaiveRefusal>> {
  const { id, part, reason, actorId, limit } = ask;
  if (reason === "") return refuse({ kind: "no-reason" });
  const now = context.clock.now();
  const hire = await getHire(context.db, id, now);
  if (!hire) return refuse({ kind: "not-found" });
  if (hire.version !== ask.version) return refuse({ kind: "conflict" });
  const given = waivable(hire, part);
  if (given === null) return refuse({ kind: isBeforeCollection(hire, part) ? "not-allowed" : "nothing-due" });
  const isOver = async (db: Db) =>
    limit !== null && addCents(await sumGivenUp(db, ask), given.amount) > limit;
  if (await isOver(context.db)) return refuse({ kind: "over-limit" });
  const { orderId } = given;
  const closed = orderId === null ? ok([]) : await closePaymentPages(context, orderId);
  if (!closed.ok) return refuse({ kind: "payment-unavailable" });
  return inTransaction(context.db, async (tx) => {
    const locked = await lockHire(tx, id);
    if (locked?.version !== ask.version) return refuse({ kind: "conflict" });
    if (await isOver(tx)) return refuse({ kind: "over-limit" });
    const set = part === "balance" ? await waivedBalance(tx, locked, given.amount, now) : {};
    if (set === null) return refuse({ kind: "conflict" });
    const cancelled = { to: "cancelled", closed: closed.value, now, actorId } as const;
    if (orderId !== null && !(await cancelClosedOrder(tx, orderId, cancelled)))
      return refuse({ kind: "conflict" });
    const details = { part: typeof part === "string" ? part : "charge", amount: given.amount, reason };
    await changeHire(tx, locked, { now, actorId, action: "hire.waived", set, details });
    return ok(null);
  });
}

/** The balance as it is now, waived; null where it is another sum than was asked about. */
async function waivedBalance(tx: Tx, hire: LockedHire, amount: Cents, now: Date) {
  const view = await getHire(tx, hire.id, now);
  if (view?.money.balance.open !== amount) return null;
  return { balanceWaived: addCents(hire.balanceWaived, amount) };
}
