import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import {
  type MoneyRefusal,
  type RecordedMoney,
  refusalOfMoney,
  settleRecorded,
  writeRecordedMoney,
} from "#app/features/payments/record-transfer.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { getHire } from "../../queries.server.ts";
import { changeHire, type LockedHire, lockHire } from "../../transition-hire.server.ts";
import { createHireOrder } from "../create-hire-order.server.ts";
import { DUE_DAYS, type HirePayment } from "../hire-money.ts";
import { isUsable } from "../hire-orders.server.ts";
import { chargeToPay, type RecordedPart } from "./recorded-part.ts";

export interface RecordAsk extends RecordedMoney {
  readonly id: string;
  /** The hire's version that the form was made from. */
  readonly version: number;
  readonly part: RecordedPart;
  readonly actorId: string;
}

export type RecordRefusal =
  | MoneyRefusal
  | { readonly kind: "not-found" | "conflict" }
  /** Nothing of it is to be paid: paid meanwhile, lapsed or cancelled. */
  | { readonly kind: "nothing-due" }
  /** A payment page is open, and its provider cannot be asked to close it. */
  | { readonly kind: "payment-unavailable" };

/**
 * Staff have received the whole of what is open of a part, or of a charge, outside of the site. It is written down with
 * its order; then the order is settled like any other. A payment page that is open for it is closed before.
 */
export async function recordHirePayment(
  context: PaymentContext,
  ask: RecordAsk,
): Promise<Result<null, RecordRefusal>> {
  const now = context.clock.now();
  const refused = refusalOfMoney(ask, now);
  if (refused) return refuse(refused);
  const hire = await getHire(context.db, ask.id, now);
  if (!hire) return refuse({ kind: "not-found" });
  if (hire.version !== ask.version) return refuse({ kind: "conflict" });
  const { part } = ask;
  const waiting = typeof part === "string" ? hire.money[part].waiting : chargeToPay(hire.money, part);
  const isInvoice = (order: HirePayment) =>
    typeof part === "string"
      ? isUsable(order, hire.money[part], { provider: "invoice", now })
      : order.provider === "invoice";
  if (waiting && isAwaitingPayment(waiting.state) && !isInvoice(waiting)) {
    const closed = await cancelUnpaidOrders(context, [waiting.orderId], { actorId: ask.actorId });
    if (!closed.ok) return refuse({ kind: "payment-unavailable" });
  }
  const written = await inTransaction(context.db, async (tx): Promise<Result<string, RecordRefusal>> => {
    const locked = await lockHire(tx, ask.id);
    if (locked?.version !== ask.version) return refuse({ kind: "conflict" });
    const orderId = await orderToPay(tx, locked, { part, now, actorId: ask.actorId, usable: isInvoice });
    const order = orderId === null ? null : await lockOrder(tx, orderId);
    const outcome = order && (await writeRecordedMoney(tx, order, ask, { actorId: ask.actorId, now }));
    if (!order || !outcome) return refuse({ kind: "nothing-due" });
    if (outcome === "written-before") return ok(order.id);
    const details = { kind: order.kind, amount: order.total, method: ask.method };
    await changeHire(tx, locked, { now, actorId: ask.actorId, action: "hire.payment-recorded", details });
    return ok(order.id);
  });
  if (!written.ok) return written;
  await settleRecorded(context, written.value);
  return ok(null);
}

interface Paying extends Pick<RecordAsk, "part" | "actorId"> {
  readonly now: Date;
  /** Whether the order that waits can be the one. */
  readonly usable: (order: HirePayment) => boolean;
}

/**
 * The id of the order on invoice that the money pays; null: nothing is to be paid. A charge is paid by its own order, a
 * part by a new one where none is usable.
 */
async function orderToPay(tx: Tx, hire: LockedHire, { part, now, actorId, usable }: Paying) {
  const view = await getHire(tx, hire.id, now);
  if (!view) return null;
  if (typeof part !== "string") {
    const charge = view.orders.find(
      ({ orderId, kind }) => kind === "hire-charge" && orderId === part.orderId,
    );
    if (!charge || charge.paidAt !== null || charge.state === "cancelled") return null;
    if (usable(charge)) return charge.orderId;
    if (isAwaitingPayment(charge.state)) return null;
    // With a further order, this charge would stay unpaid.
    await tx.update(orders).set({ provider: "invoice" }).where(eq(orders.id, charge.orderId));
    return charge.orderId;
  }
  const { open, vatRows, waiting } = view.money[part];
  if (open <= 0) return null;
  if (waiting) return usable(waiting) ? waiting.orderId : null;
  const expiresAt = addMs(now, DUE_DAYS * DAY_MS);
  return createHireOrder(tx, hire, {
    kind: `hire-${part}`,
    vatRows,
    provider: "invoice",
    expiresAt,
    now,
    actorId,
  });
}
