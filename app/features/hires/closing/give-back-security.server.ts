import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { getRefundable } from "#app/features/payments/refunds/list-refunds.server.ts";
import { writeRefundRequest } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendRefund } from "#app/features/payments/refunds/send-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getHire } from "../queries.server.ts";
import { lockHire } from "../transition-hire.server.ts";
import { givesBack, openSum } from "./open-money.ts";

interface GiveBackAsk {
  readonly id: string;
  /** The hire's version that the page showed. */
  readonly version: number;
  /** Made with the form: posting it again names the same refund. */
  readonly refundId: string;
  /** What the page said is held, VAT included. */
  readonly amount: Cents | null;
  /** What the page asked about: the sum that is to be paid of the hire; null: nothing. */
  readonly owed: Cents | null;
  readonly actorId: string;
  /** What the person may give back of one deposit; null: any sum. */
  readonly limit: Cents | null;
}

export type GiveBackRefusal =
  | { readonly kind: "not-found" | "conflict" | "not-allowed" | "over-limit" }
  /** So much is to be paid of the hire, VAT included, and it is to be given back all the same. */
  | { readonly kind: "to-confirm"; readonly charge: Cents };

/**
 * Gives back what is held of a hire's security deposit, the way it was paid: a dearer further version has more than one
 * payment of it. While something is to be paid of the hire, it asks first.
 */
export async function giveBackSecurity(
  context: PaymentContext,
  ask: GiveBackAsk,
): Promise<Result<null, GiveBackRefusal>> {
  const now = context.clock.now();
  const written = await inTransaction(context.db, (tx) => writeGiveBack(tx, ask, now));
  if (!written.ok) return written;
  for (const id of written.value) await sendRefund(context, id);
  return ok(null);
}

/** Gives the ids of the refunds; none where the form was done before. */
async function writeGiveBack(
  tx: Tx,
  { id, version, refundId, amount, owed, actorId, limit }: GiveBackAsk,
  now: Date,
): Promise<Result<readonly string[], GiveBackRefusal>> {
  await lockHire(tx, id);
  const hire = await getHire(tx, id, now);
  if (!hire) return refuse({ kind: "not-found" });
  const [known] = await tx
    .select({ hireId: orders.hireId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (known) return known.hireId === id ? ok([]) : refuse({ kind: "conflict" });
  if (!givesBack(hire)) return refuse({ kind: "not-allowed" });
  if (hire.version !== version || hire.money.securityHeld !== amount) return refuse({ kind: "conflict" });
  if (limit !== null && amount > limit) return refuse({ kind: "over-limit" });
  const open = openSum(hire.money);
  if (open > 0 && open !== owed) return refuse({ kind: "to-confirm", charge: open });
  const ids: string[] = [];
  let left: number = amount;
  for (const { orderId, kind, paidAt } of hire.orders) {
    if (kind !== "hire-security" || paidAt === null) continue;
    const locked = await lockOrder(tx, orderId);
    const order = await getOrder(tx, orderId);
    if (!locked || !order) return refuse({ kind: "conflict" });
    const part = (await getRefundable(tx, order)).amount;
    if (part === 0) continue;
    const written = await writeRefundRequest(
      tx,
      {
        id: ids.length === 0 ? refundId : newId(),
        orderId,
        version: locked.version,
        actorId,
        reason: "",
        choice: { kind: "amount", amount: part },
        limit,
      },
      now,
    );
    if (!written.ok) return refuse({ kind: written.error.kind === "over-limit" ? "over-limit" : "conflict" });
    ids.push(...written.value);
    left -= part;
  }
  // A refund that was written down since the sums were read.
  return left === 0 ? ok(ids) : refuse({ kind: "conflict" });
}
