import { eq } from "drizzle-orm";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getHire } from "../queries.server.ts";
import { givesBack } from "./open-money.ts";

interface GiveBackAsk {
  readonly id: string;
  /** The hire's version that the page showed. */
  readonly version: number;
  /** Made with the form: posting it again names the same refund. */
  readonly refundId: string;
  /** What the page said is held, VAT included. */
  readonly amount: Cents | null;
  readonly actorId: string;
  /** What the person may give back of one deposit; null: any sum. */
  readonly limit: Cents | null;
}

export type GiveBackRefusal = {
  readonly kind: "not-found" | "conflict" | "not-allowed" | "over-limit";
};

/** Gives back what is held of a hire's security deposit, the way it was paid. */
export async function giveBackSecurity(
  context: PaymentContext,
  { id, version, refundId, amount, actorId, limit }: GiveBackAsk,
): Promise<Result<null, GiveBackRefusal>> {
  const { db, clock } = context;
  const hire = await getHire(db, id, clock.now());
  if (!hire) return refuse({ kind: "not-found" });
  const [known] = await db
    .select({ hireId: orders.hireId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (known) return known.hireId === id ? ok(null) : refuse({ kind: "conflict" });
  if (!givesBack(hire)) return refuse({ kind: "not-allowed" });
  if (hire.version !== version || hire.money.securityHeld !== amount) return refuse({ kind: "conflict" });
  const deposit = hire.orders.find(
    ({ kind, paidAt, total, refunded }) => kind === "hire-security" && paidAt !== null && refunded < total,
  );
  const [order] = deposit
    ? await db.select({ version: orders.version }).from(orders).where(eq(orders.id, deposit.orderId))
    : [];
  if (!deposit || !order) return refuse({ kind: "conflict" });
  const done = await requestRefund(context, {
    id: refundId,
    orderId: deposit.orderId,
    version: order.version,
    actorId,
    reason: "",
    choice: { kind: "amount", amount },
    confirmed: amount,
    limit,
  });
  if (done.ok) return ok(null);
  return refuse({ kind: done.error.kind === "over-limit" ? "over-limit" : "conflict" });
}
