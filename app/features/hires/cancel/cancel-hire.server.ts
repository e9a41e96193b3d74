import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { splitAmount } from "#app/features/hire-prices/deposit.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { isAwaitingPayment, isCancellable } from "#app/features/orders/order-states.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { cancelClosedOrder, closePaymentPages } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import {
  activeProvider,
  type PaymentContext,
  withDeadline,
} from "#app/features/payments/providers.server.ts";
import { writeRefundRequest } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendRefund } from "#app/features/payments/refunds/send-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addCents, type Cents, cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { dropMovedMail } from "../dates/moved-mail.server.ts";
import { isUpcoming } from "../hire-states.ts";
import type { HireCanceller, HireView } from "../hires.ts";
import { createHireOrder } from "../payments/create-hire-order.server.ts";
import { DUE_DAYS, type HirePayment } from "../payments/hire-money.ts";
import { listHirePayments } from "../payments/list-hire-payments.server.ts";
import { overpaidShares } from "../payments/overpaid-shares.ts";
import { getHire, getHireByToken } from "../queries.server.ts";
import { cancelAskedSubhires } from "../subhires/end-subhires.server.ts";
import { type LockedHire, lockHire, transitionHire } from "../transition-hire.server.ts";
import { givenUpBy, isOverCancelLimit } from "./cancel-limit.server.ts";
import { type Cancellation, cancellationOf, isPayable } from "./cancellation.ts";
import { renderCancellationMails } from "./cancellation-mails.server.ts";
import { closeRequests } from "./close-requests.server.ts";

export interface CancelAsk {
  readonly hire: { readonly token: string } | { readonly id: string };
  readonly by: HireCanceller;
  readonly reason: string;
  /** The staff member; null for the customer. */
  readonly actorId: string | null;
  /** The hire's version that the page was made from. */
  readonly version: number;
  /** Staff leave out the charge: the company itself cancels. */
  readonly free?: boolean;
  /** What this person may give back and give up, the security apart; null or left out: any sum. */
  readonly limit?: Cents | null;
}

export type CancelHireRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "conflict" }
  /** Cancelled before, or gear has left the store. */
  | { readonly kind: "not-allowed" }
  /** The time to withdraw is over; it can still be cancelled by the scale. */
  | { readonly kind: "withdrawal-over" }
  | { readonly kind: "payment-unavailable" }
  /** It gives back, or gives up, more than this person may. */
  | { readonly kind: "over-limit" };

/**
 * Cancels a hire: state, claims, orders that wait for their money, sub-hires that no supplier has confirmed, open requests,
 * refunds, what stays due, mails and audit entries in one transaction; the refunds are then asked of their providers. Its
 * open payment pages are closed first, so that nothing of it can be paid any more; a refused cancellation changes nothing else.
 */
export async function cancelHire(
  request: PaymentContext,
  ask: CancelAsk,
): Promise<Result<Cancellation, CancelHireRefusal>> {
  const context = withDeadline(request);
  const now = context.clock.now();
  const seen = await readCancellable(context, ask, now);
  if (!seen.ok) return seen;
  const pages = new Map<string, readonly string[]>();
  for (const { orderId } of listUnpaid(seen.value)) {
    const closed = await closePaymentPages(context, orderId);
    if (!closed.ok) return refuse({ kind: "payment-unavailable" });
    pages.set(orderId, closed.value);
  }
  const again = await readCancellable(context, ask, now);
  if (!again.ok) return again;
  const hire = again.value;
  const result = cancellationOf(hire, now, { free: ask.free ?? false });
  const dueUntil = addMs(now, DUE_DAYS * DAY_MS);
  const mails = await renderCancellationMails(context, hire, result, { by: ask.by, now, dueUntil });
  const provider = activeProvider(context)?.name ?? "invoice";
  const done = await inTransaction(context.db, (tx) =>
    cancelIn(tx, { ask, hire, pages, result, mails, provider, dueUntil, now }),
  );
  if (!done.ok) return done;
  for (const id of done.value) await sendRefund(context, id);
  return ok(result);
}

/** The hire, where it may be cancelled as the page showed it. */
async function readCancellable(
  { db }: PaymentContext,
  ask: CancelAsk,
  now: Date,
): Promise<Result<HireView, CancelHireRefusal>> {
  const hire = await ("token" in ask.hire
    ? getHireByToken(db, ask.hire.token, now)
    : getHire(db, ask.hire.id, now));
  if (!hire) return refuse({ kind: "not-found" });
  if (hire.version !== ask.version) return refuse({ kind: "conflict" });
  if (!isUpcoming(hire.state)) return refuse({ kind: "not-allowed" });
  if (ask.by === "withdrawal" && !cancellationOf(hire, now).withdrawal)
    return refuse({ kind: "withdrawal-over" });
  if (await isOverCancelLimit(db, { ...ask, hire, now })) return refuse({ kind: "over-limit" });
  return ok(hire);
}

/** The orders that are given up with the hire. */
function listUnpaid({ orders }: HireView): readonly HirePayment[] {
  return orders.filter((order) => isAwaitingPayment(order.state) || isCancellable(order));
}

interface Cancelling {
  readonly ask: CancelAsk;
  readonly hire: HireView;
  /** The references of the payment pages that were closed, by the order. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  readonly result: Cancellation;
  readonly mails: readonly RenderedMail[];
  readonly provider: Parameters<typeof createHireOrder>[2]["provider"];
  readonly dueUntil: Date;
  readonly now: Date;
}

/** Gives the ids of the refunds that were written down. */
async function cancelIn(
  tx: Tx,
  { ask, hire, pages, result, mails, provider, dueUntil, now }: Cancelling,
): Promise<Result<readonly string[], CancelHireRefusal>> {
  const locked = await lockHire(tx, hire.id);
  if (locked?.version !== hire.version) return refuse({ kind: "conflict" });
  const { actorId } = ask;
  // A refund locks its order: with all of them locked, none is written meanwhile.
  for (const { orderId } of hire.orders) await lockOrder(tx, orderId);
  if (await isOverCancelLimit(tx, { ...ask, hire, now })) return refuse({ kind: "over-limit" });
  if (await isPaidOrRefundedSince(tx, hire)) return refuse({ kind: "conflict" });
  for (const { orderId } of listUnpaid(hire)) {
    const closed = pages.get(orderId);
    if (!closed) return refuse({ kind: "conflict" });
    await cancelClosedOrder(tx, orderId, { closed, now, to: "cancelled", actorId });
  }
  const set = { cancelledAt: now, cancelledBy: ask.by, cancelReason: ask.reason, attention: null };
  const { share, charge, refund } = result;
  const givenUp = ask.free ? givenUpBy(hire, now) : ZERO;
  const moved = await transitionHire(tx, locked, "cancelled", {
    now,
    actorId,
    set,
    details: { by: ask.by, share, charge, refund, ...(givenUp > 0 && { givenUp }) },
  });
  if (!moved) return refuse({ kind: "not-allowed" });
  const refundIds = await writeRefunds(tx, { ask, hire, result, now });
  if (isPayable(result.due)) await createDue(tx, locked, { hire, due: result.due, provider, dueUntil, now });
  const released = await releaseClaims(tx, { ownerId: hire.id, now });
  if (!released.ok) return refuse({ kind: "not-allowed" });
  await cancelAskedSubhires(tx, locked, { actorId, now });
  await dropMovedMail(tx, locked, now);
  await closeRequests(tx, hire.id, now);
  for (const mail of mails) await queueMail(tx, mail);
  return ok(refundIds);
}

/** Whether an order was placed, paid or refunded since the sums of the cancellation were read. */
async function isPaidOrRefundedSince(tx: Tx, hire: HireView): Promise<boolean> {
  const read = new Map(hire.orders.map((order) => [order.orderId, order]));
  const stored = await listHirePayments(tx, hire.id);
  return stored.some(({ orderId, paidAt, refunded }) => {
    const before = read.get(orderId);
    return before?.refunded !== refunded || (before.paidAt === null) !== (paidAt === null);
  });
}

/** Security, charges and what was too much whole; of the rest the latest payments first: the deposit is what is kept. */
async function writeRefunds(
  tx: Tx,
  { ask, hire, result, now }: Pick<Cancelling, "ask" | "hire" | "result" | "now">,
): Promise<string[]> {
  const ids: string[] = [];
  const { securityHeld, chargesHeld } = hire.money;
  const ofPrice = subtractCents(result.refund, addCents(securityHeld, chargesHeld));
  const shares = overpaidShares(hire, ofPrice, null);
  let left: Cents = subtractCents(ofPrice, addCents(...shares.map((share) => share.amount)));
  let security = securityHeld;
  for (const order of hire.orders.toReversed()) {
    if (order.paidAt === null) continue;
    const isSecurity = order.kind === "hire-security";
    const isCharge = order.kind === "hire-charge";
    const most = cents(Math.max(0, order.total - order.refunded));
    const share = shares.find(({ orderId }) => orderId === order.orderId);
    const over = share?.amount ?? ZERO;
    const amount = isCharge ? most : cents(Math.min(most, isSecurity ? security : over + left));
    if (amount <= 0) continue;
    const id = newId();
    const locked = await lockOrder(tx, order.orderId);
    const written = await writeRefundRequest(
      tx,
      {
        id,
        orderId: order.orderId,
        version: locked?.version ?? 0,
        actorId: ask.actorId,
        reason: ask.reason,
        choice: { kind: "amount", amount },
        vatRows: share?.vatRows ?? null,
      },
      now,
    );
    if (!written.ok) throw new Error(`Bug: a refund of hire ${hire.number}: ${written.error.kind}`);
    ids.push(id);
    if (isSecurity) security = subtractCents(security, amount);
    else if (!isCharge) left = subtractCents(left, subtractCents(amount, over));
  }
  return ids;
}

/** What stays due is paid like an extra charge, at the rates of what is left of the hire. */
async function createDue(
  tx: Tx,
  locked: LockedHire,
  {
    hire,
    due,
    provider,
    dueUntil,
    now,
  }: Pick<Cancelling, "hire" | "provider" | "dueUntil" | "now"> & { readonly due: Cents },
): Promise<void> {
  const rows = hire.money.balance.vatRows.filter(({ gross }) => gross > 0);
  const { vatRows } = splitAmount({ vatRows: rows.length > 0 ? rows : hire.vatRows }, due).deposit;
  await createHireOrder(tx, locked, {
    kind: "hire-charge",
    charge: "cancellation",
    vatRows,
    provider,
    now,
    expiresAt: dueUntil,
  });
}
