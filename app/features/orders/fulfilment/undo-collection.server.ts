import { eq, sql } from "drizzle-orm";
import { inTransaction, listRows, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { dropQueuedMailOf, hasMailOf } from "#app/features/mail/drop-queued-mail.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isPaid } from "../order-states.ts";
import { getOrder } from "../queries.server.ts";
import { type LockedOrder, lockOrder } from "../transition-order.server.ts";
import { removeCollected } from "./collected-pieces.server.ts";
import { undoUntil } from "./fulfilment.ts";
import { renderReadyMail } from "./fulfilment-mails.server.ts";
import { readyMailOf } from "./ready-mail.ts";
import { REST_REFUNDED } from "./refunded-pieces.server.ts";
import { unsendRefunded } from "./resend-refunded.server.ts";
import { reopenCollection } from "./settle-rest.server.ts";
import { transitionFulfilment } from "./transition-fulfilment.server.ts";

export type UndoCollectionRefusal =
  | { readonly kind: "not-found" }
  /** Somebody else has done something to the order since the form was made. */
  | { readonly kind: "conflict" }
  /** Neither ready nor collected, or refunded in full since. */
  | { readonly kind: "not-allowed" }
  /** A refund of what was not collected completed the order: nothing would be left to collect. */
  | { readonly kind: "rest-refunded" }
  | { readonly kind: "collection-undo-too-late" };

interface Undo {
  readonly orderId: string;
  /** The version of the order that the form showed. */
  readonly version: number;
  readonly actorId: string;
}

/**
 * Takes the last step of an order to be collected back within ten minutes. Ready for collection: its mail waits as long,
 * and is not sent then. Collected: the order is paid again, and ready if it was; where the collection came before the mail,
 * the mail is queued again.
 */
export async function undoCollection(
  context: SiteContext,
  { orderId, version, actorId }: Undo,
): Promise<Result<null, UndoCollectionRefusal>> {
  const order = await getOrder(context.db, orderId);
  if (!order) return refuse({ kind: "not-found" });
  const ready = await renderReadyMail(context, order);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) return refuse({ kind: "not-found" });
    if (locked.version !== version) return refuse({ kind: "conflict" });
    const done = stepOf(locked);
    if (!done) return refuse({ kind: "not-allowed" });
    if (!isPaid(locked.state) && (await wasRefunded(tx, orderId, done.at)))
      return refuse({ kind: "not-allowed" });
    if (await isRestRefunded(tx, orderId)) return refuse({ kind: "rest-refunded" });
    if (undoUntil(done.at) < now) return refuse({ kind: "collection-undo-too-late" });
    if (done.step === "collected") {
      const pieces = await removeCollected(tx, orderId);
      await unsendRefunded(tx, { orderId, actorId, pieces });
    }
    const details = await (done.step === "ready"
      ? takeReadyBack(tx, locked, now)
      : takeCollectedBack(tx, locked, { ready, now }));
    await addAuditEntry(tx, {
      actorId,
      action: `order.${done.step}-undone`,
      subjectType: "order",
      subjectId: orderId,
      details: { number: locked.number, ...details },
    });
    return ok(null);
  });
}

async function takeReadyBack(tx: Tx, { id }: LockedOrder, now: Date) {
  await transitionFulfilment(tx, id, "unfulfilled", { now, set: { readyAt: null } });
  return { mailed: !(await dropQueuedMailOf(tx, readyMailOf(id), now)) };
}

/** A mail that the collection dropped is queued again, unless the money went back. */
async function takeCollectedBack(
  tx: Tx,
  order: LockedOrder,
  { ready, now }: { readonly ready: RenderedMail; readonly now: Date },
) {
  const { id, state, readyAt } = order;
  await reopenCollection(tx, order, now);
  if (readyAt && isPaid(state) && !(await hasMailOf(tx, readyMailOf(id))))
    await queueMail(tx, ready, { notBefore: undoUntil(readyAt) });
  return {};
}

/** The step that can be taken back, and when it was done. */
function stepOf({ fulfilment, readyAt, completedAt }: LockedOrder) {
  if (fulfilment === "ready" && readyAt) return { step: "ready", at: readyAt } as const;
  if (fulfilment === "collected" && completedAt) return { step: "collected", at: completedAt } as const;
  return null;
}

async function isRestRefunded(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.select({ is: REST_REFUNDED }).from(orders).where(eq(orders.id, orderId));
  return row?.is === true;
}

/** Money of the order was given back after the step. Refunded goods may be handed over, and that taken back. */
async function wasRefunded(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  const rows = await listRows(
    tx,
    sql`select 1 from ${refunds} r
      where r.order_id = ${orderId} and r.kind = 'order' and r.taken_at >= ${since} limit 1`,
  );
  return rows.length > 0;
}
