import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { payOrder } from "#app/features/checkout/pay-order.server.ts";
import { dueOf, type OrderView } from "#app/features/orders/orders.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { putBackEdited, takeEdited } from "#app/features/payments/refunds/record-refund.server.ts";
import { isOverLimit } from "#app/features/payments/refunds/refund-limit.server.ts";
import type { RefundMails } from "#app/features/payments/refunds/refund-mails.server.tsx";
import { writeRefundRequest } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendRefund } from "#app/features/payments/refunds/send-refund.server.ts";
import { type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type BuiltEdit, buildEdit, type EditedOrder, getEditedOrder } from "./build-edit.server.ts";
import { renderEditRefund } from "./edit-mails.server.tsx";
import { type EditForm, type EditRefusal, isEditable } from "./order-edit.ts";
import { placeAdded } from "./place-added.server.ts";

export interface UpdateAsk {
  /** Made with the form: posting the form again names the same edit. */
  readonly idempotencyKey: string;
  readonly orderId: string;
  /** The order's version that the form was made from. */
  readonly version: number;
  readonly actorId: string;
  readonly form: EditForm;
  /** The difference that the page showed, in cents; null: none was shown. */
  readonly confirmed: number | null;
  /** What this person may give back of one purchase; null: any sum. */
  readonly limit: Cents | null;
}

/** Why nothing was done, as `kind`; where the form could be read, with what it comes to. */
export interface UpdateRefusal {
  readonly kind: EditRefusal;
  readonly built: BuiltEdit | null;
}

/**
 * Changes a paid order: pieces that come off are refunded with a credit note, what is added becomes an order of its own
 * with its invoice, and one pays for the other, so that only the difference is charged or refunded. Stock, documents and
 * mails are written in one transaction; the provider is asked after it. The same form again changes nothing more. Locks
 * the order, then its refund, then the added order, then stock.
 */
export async function updateOrder(
  context: PaymentContext,
  ask: UpdateAsk,
): Promise<Result<null, UpdateRefusal>> {
  const edited = await getEditedOrder(context.db, ask.orderId);
  if (!edited) return refuse({ kind: "not-found", built: null });
  if (await isDone(context.db, ask)) return ok(null);
  const built = await buildEdit(context.db, edited, ask.form);
  const back = (kind: EditRefusal) => refuse({ kind, built });
  if (edited.fulfilment.version !== ask.version) return back("conflict");
  if (!isEditable(edited.order)) return back("not-editable");
  if (built.faults.length > 0) return back("faults");
  if (ask.confirmed !== built.figures.net) return back("to-confirm");
  const { removed: amount, applied } = built.figures;
  const mails = await renderEditRefund(context, edited.order, { amount, applied, reason: ask.form.reason });
  const written = await inTransaction(context.db, (tx) => write(tx, { context, ask, edited, built, mails }));
  if (!written.ok) return back(written.error.kind);
  const { added, isRefunded } = written.value;
  if (isRefunded) await sendRefund(context, ask.idempotencyKey);
  if (added?.provider === "invoice" && dueOf(added) > 0) await payOrder(context, added);
  return ok(null);
}

interface Writing {
  readonly context: PaymentContext;
  readonly ask: UpdateAsk;
  readonly edited: EditedOrder;
  readonly built: BuiltEdit;
  readonly mails: RefundMails;
}

interface Written {
  /** The added order; null where nothing was added. */
  readonly added: OrderView | null;
  /** The provider has to give money back. */
  readonly isRefunded: boolean;
}

async function write(tx: Tx, writing: Writing): Promise<Result<Written, { readonly kind: EditRefusal }>> {
  const { context, ask, edited, built, mails } = writing;
  const { order } = edited;
  const now = context.clock.now();
  const locked = await lockOrder(tx, ask.orderId);
  if (!locked) return refuse({ kind: "not-found" });
  if (await isDone(tx, ask)) return ok({ added: null, isRefunded: false });
  if (locked.version !== ask.version) return refuse({ kind: "conflict" });
  const refunded = await writeRemoval(tx, writing, now);
  if (!refunded.ok) return refunded;
  const edit = { order, refundId: ask.idempotencyKey, now, mails };
  if (built.removal) await putBackEdited(tx, edit);
  const { figures } = built;
  const added =
    built.lines.length > 0
      ? await placeAdded(tx, context, {
          order,
          built,
          now,
          idempotencyKey: ask.idempotencyKey,
          actorId: ask.actorId,
        })
      : ok(null);
  if (!added.ok) return added;
  if (built.removal) await takeEdited(tx, edit);
  await tx.update(orders).set(nextVersion(orders, now)).where(eq(orders.id, order.id));
  await addAuditEntry(tx, {
    actorId: ask.actorId,
    action: "order.edited",
    subjectId: order.id,
    details: {
      number: order.number,
      added: figures.added,
      removed: figures.removed,
      net: figures.net,
      ...(added.value && { order: added.value.number }),
    },
  });
  return ok({ added: added.value, isRefunded: figures.removed > figures.applied });
}

/** Writes the refund of what comes off down. What pays for the added order is no money that the person gives back. */
async function writeRemoval(
  tx: Tx,
  { ask, built }: Writing,
  now: Date,
): Promise<Result<null, { readonly kind: EditRefusal }>> {
  if (!built.removal) return ok(null);
  const { orderId, actorId, limit, idempotencyKey, version, form } = ask;
  const { applied, removed } = built.figures;
  const amount = subtractCents(removed, applied);
  if (limit !== null && amount > ZERO && (await isOverLimit(tx, { orderId, actorId, limit, amount })))
    return refuse({ kind: "over-limit" });
  const refundRequest = await writeRefundRequest(
    tx,
    {
      id: idempotencyKey,
      orderId,
      version,
      actorId,
      reason: form.reason,
      choice: built.removal.choice,
      confirmed: removed,
    },
    now,
  );
  if (!refundRequest.ok) return refundRequest;
  if (applied > 0) await tx.update(refunds).set({ applied }).where(eq(refunds.id, idempotencyKey));
  return ok(null);
}

/** True where the same form has been done: its draft or its refund is there. */
async function isDone(db: Db, { idempotencyKey, orderId }: UpdateAsk): Promise<boolean> {
  const drafts = await db
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(and(eq(draftOrders.id, idempotencyKey), eq(draftOrders.parentOrderId, orderId)));
  if (drafts.length > 0) return true;
  const known = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, idempotencyKey), eq(refunds.orderId, orderId)));
  return known.length > 0;
}
