import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { InvoiceDocument } from "#app/features/invoices/invoices.ts";
import { issueCreditNote } from "#app/features/invoices/issue-invoice.server.ts";
import { withWord } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { addAttention, endAttention } from "#app/features/orders/attention.server.ts";
import { reopenRest, settleRest } from "#app/features/orders/fulfilment/settle-rest.server.ts";
import { NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import {
  type LockedOrder,
  lockOrder,
  transitionOrder,
} from "#app/features/orders/transition-order.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addCents, type Cents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { ProviderRefund } from "../payments.ts";
import { listPaidPayments, listRefunds } from "./list-refunds.server.ts";
import type { RefundMails } from "./refund-mails.server.tsx";
import { isClaimed } from "./refunds.ts";
import { restockRefund } from "./restock-refund.server.ts";
import { reopenStated, settleStated } from "./settle-stated.server.ts";

/** What a provider says about one refund, with the mails that may follow from it. */
export interface RefundReport {
  readonly order: OrderView;
  /** Our own id; null for a refund made at the provider itself. */
  readonly refundId: string | null;
  /** The provider's id; null when it did not make one. */
  readonly ref: string | null;
  readonly amount: Cents;
  readonly state: ProviderRefund["state"];
  readonly failure: string | null;
  readonly now: Date;
  readonly mails: RefundMails;
}

/**
 * Brings a refund to where it is at the provider. The answer to our call, any event and the worker come here; as
 * often and in whatever order they do, stock goes back once, the customer and staff get each mail once. Locks the order.
 */
export async function recordRefund(tx: Tx, report: RefundReport): Promise<void> {
  const locked = await lockOrder(tx, report.order.id);
  if (!locked) return;
  const known = await findRefund(tx, report);
  // A payment gives back what was refunded of another order where it paid a part of that one.
  if (known && known.orderId !== report.order.id) return;
  const row = known ?? (await addForeign(tx, report));
  if (!row || (report.ref !== null && row.failedRefs.includes(report.ref))) return;
  if (report.state === "failed") await fail(tx, report, row, locked);
  else if (row.state !== "failed" || row.providerRef !== report.ref) await take(tx, report, row, locked);
}

type RefundRow = typeof refunds.$inferSelect;

async function findRefund(tx: Tx, { refundId, ref }: RefundReport): Promise<RefundRow | undefined> {
  const ours = refundId === null ? [] : await tx.select().from(refunds).where(eq(refunds.id, refundId));
  const [known] =
    ours.length > 0 || ref === null
      ? ours
      : await tx.select().from(refunds).where(eq(refunds.providerRef, ref));
  return known;
}

/** A refund that was made at the provider itself: it becomes one of the order's, for no line in particular. */
async function addForeign(tx: Tx, { order, ref, amount, state }: RefundReport): Promise<RefundRow | null> {
  if (ref === null || state === "failed") return null;
  const paid = await listPaidPayments(tx, order.id);
  const before = await listRefunds(tx, order.id);
  const claimed = (id: string) =>
    sumBy(before, (refund) =>
      refund.paymentId === id && isClaimed(refund) ? refund.amount - refund.applied : 0,
    );
  const payment = paid.find(({ id, amount: captured }) => captured - claimed(id) >= amount);
  if (!payment) return null;
  const kind = payment === paid[0] ? "order" : "duplicate";
  const [row] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      orderId: order.id,
      paymentId: payment.id,
      kind,
      amount,
      deliveryAmount: ZERO,
    })
    .returning();
  return row ?? null;
}

async function take(tx: Tx, report: RefundReport, row: RefundRow, locked: LockedOrder): Promise<void> {
  const { state, ref, now } = report;
  if (row.state === "succeeded" || (row.state === state && row.providerRef === ref)) return;
  const first = row.takenAt === null;
  await tx
    .update(refunds)
    .set({
      state,
      providerRef: ref,
      failure: null,
      takenAt: row.takenAt ?? now,
      succeededAt: state === "succeeded" ? now : null,
    })
    .where(eq(refunds.id, row.id));
  await audit(tx, report, row, state === "succeeded" ? "refund.succeeded" : "refund.pending");
  if (state === "succeeded") await settleStated(tx, { ...row, order: report.order, now });
  await clearFailure(tx, report, row);
  const { customer, customerCredit, customerPaid, staffDue } = report.mails;
  // The refund of an edited order was taken on with the edit; staff hear of it when its money is due.
  const isDue = state === "pending" && (first || (row.state === "requested" && row.attempt === 1));
  if (staffDue && isDue) await queueMail(tx, staffDue);
  if (!first && customerPaid && state === "succeeded") await queueMail(tx, customerPaid);
  if (!first) return;
  await restockRefund(tx, row);
  await advanceOrder(tx, report, row, locked);
  if (row.kind === "duplicate" || report.order.kind === "hire-security") await queueMail(tx, customer);
  else await queueMail(tx, withWord(customerCredit, NUMBER_TO_COME, (await credit(tx, report, row)).number));
}

/** A refund that is taken on in the transaction that edits its order, before the provider is asked. */
export type EditedRefund = Pick<RefundReport, "order" | "now" | "mails"> & { readonly refundId: string };

/** Puts the goods of such a refund back into stock. */
export async function putBackEdited(tx: Tx, { refundId }: EditedRefund): Promise<void> {
  await restockRefund(tx, await requireRefund(tx, refundId));
}

/**
 * Takes such a refund on: its credit note is issued and the customer gets their mail at once. What was applied to an added
 * order needs no provider; the rest is asked for by `sendRefund` afterwards. Late in the transaction, as it draws a number.
 */
export async function takeEdited(tx: Tx, edited: EditedRefund): Promise<void> {
  const { order, refundId, now, mails } = edited;
  const row = await requireRefund(tx, refundId);
  const locked = await lockOrder(tx, order.id);
  if (!locked) throw new Error("A refund without its order");
  const isSettled = row.applied === row.amount;
  await tx
    .update(refunds)
    .set({ takenAt: now, ...(isSettled && { state: "succeeded", succeededAt: now }) })
    .where(eq(refunds.id, refundId));
  await advanceOrder(tx, edited, row, locked);
  // Pieces that cost nothing are on no document.
  const number = row.amount === 0 ? "" : (await credit(tx, edited, row)).number;
  await queueMail(tx, withWord(mails.customerCredit, NUMBER_TO_COME, number));
}

async function requireRefund(tx: Tx, id: string): Promise<RefundRow> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (!row) throw new Error("A refund vanished");
  return row;
}

async function fail(tx: Tx, report: RefundReport, row: RefundRow, locked: LockedOrder): Promise<void> {
  if (row.state === "failed") return;
  await tx
    .update(refunds)
    .set({
      state: "failed",
      providerRef: report.ref ?? row.providerRef,
      failure: report.failure,
      failedRefs: report.ref === null ? row.failedRefs : [...row.failedRefs, report.ref],
      succeededAt: null,
      // By the same clock as the day on which others were asked for.
      updatedAt: report.now,
    })
    .where(eq(refunds.id, row.id));
  await reopenStated(tx, { ...row, order: report.order });
  if (row.takenAt === null) await reopenRest(tx, locked, report.now);
  await addAttention(tx, row.orderId, "refund-failed", report.now);
  await audit(tx, report, row, "refund.failed");
  await queueMail(tx, report.mails.staffFailed);
}

function audit(tx: Tx, report: RefundReport, row: RefundRow, action: string): Promise<void> {
  return addAuditEntry(tx, {
    actorId: null,
    action,
    subjectType: "order",
    subjectId: row.orderId,
    details: { refundId: row.id, amount: row.amount, failure: report.failure },
  });
}

async function credit(
  tx: Tx,
  { order, now, mails }: Pick<RefundReport, "order" | "now" | "mails">,
  row: RefundRow,
): Promise<InvoiceDocument> {
  const lines = await tx
    .select()
    .from(refundLines)
    .where(eq(refundLines.refundId, row.id))
    .orderBy(asc(refundLines.position));
  return issueCreditNote(tx, { order, company: mails.company, now }, { ...row, lines });
}

/** An order of which everything was given back is refunded; what it needed attention for is over. */
async function advanceOrder(
  tx: Tx,
  { order, now }: Pick<RefundReport, "order" | "now">,
  row: RefundRow,
  locked: LockedOrder,
): Promise<void> {
  if (row.kind === "duplicate") return endAttention(tx, order.id, "paid-twice", now);
  const given = (await listRefunds(tx, order.id)).filter(
    (refund) => refund.kind === "order" && refund.takenAt !== null,
  );
  const whole = addCents(...given.map((refund) => refund.amount)) >= order.total;
  const refunded = whole && (await transitionOrder(tx, locked, "refunded", { now, action: null }));
  if (!refunded) await tx.update(orders).set(nextVersion(orders, now)).where(eq(orders.id, order.id));
  if (whole) await endAttention(tx, order.id, "paid-without-stock", now);
  else await settleRest(tx, locked, now);
}

/**
 * The order no longer shows a failed refund once none of its refunds is failed. One that was never taken on stays failed for
 * good: a refund that was asked for after it takes its place, one that waited beside it does not.
 */
async function clearFailure(tx: Tx, { order, now }: RefundReport, { createdAt }: RefundRow): Promise<void> {
  const isOpen = or(isNotNull(refunds.takenAt), gt(refunds.updatedAt, createdAt));
  const failed = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, "failed"), isOpen));
  if (failed.length === 0) await endAttention(tx, order.id, "refund-failed", now);
}
