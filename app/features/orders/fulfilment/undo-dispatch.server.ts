import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { dropQueuedMail } from "#app/features/mail/drop-queued-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { isPaid } from "../order-states.ts";
import { lockOrder } from "../transition-order.server.ts";
import { undoUntil } from "./fulfilment.ts";
import { renewWaitingMails } from "./parcel-mails.server.ts";
import { unsendRefunded } from "./resend-refunded.server.ts";
import { reopenDispatch } from "./settle-rest.server.ts";

export type UndoDispatchRefusal =
  | { readonly kind: "not-found" }
  /** Somebody else has done something to the order since the form was made. */
  | { readonly kind: "conflict" }
  /** Not dispatched, delivered, or refunded in full since. */
  | { readonly kind: "not-allowed" }
  | { readonly kind: "undo-too-late" };

interface Undo {
  readonly orderId: string;
  readonly parcelId: string;
  /** The version of the order that the form showed; null takes the parcel back whatever else has changed. */
  readonly version: number | null;
  readonly actorId: string;
}

type Context = MailContext & { readonly clock: Clock };

/**
 * Takes the dispatch of a parcel back within ten minutes: its pieces are left to be dispatched again, also on the
 * customer's page, and the parcels after it move up by one. Its mail waits as long, and is not sent then; those
 * of others that wait say what is still to come now.
 */
export async function undoDispatch(
  { db, clock, config }: Context,
  { orderId, parcelId, version, actorId }: Undo,
): Promise<Result<null, UndoDispatchRefusal>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) return refuse({ kind: "not-found" });
    if (version !== null && locked.version !== version) return refuse({ kind: "conflict" });
    const sent = await tx
      .select({ ...getTableColumns(parcels), refundedSince: REFUNDED_SINCE })
      .from(parcels)
      .where(eq(parcels.orderId, orderId));
    const parcel = sent.find(({ id }) => id === parcelId);
    if (!parcel || !["dispatched", "partly-dispatched"].includes(locked.fulfilment))
      return refuse({ kind: "not-allowed" });
    if (!isPaid(locked.state) && parcel.refundedSince) return refuse({ kind: "not-allowed" });
    if (undoUntil(parcel.dispatchedAt) < now) return refuse({ kind: "undo-too-late" });
    const unsent = parcel.mailId !== null && (await dropQueuedMail(tx, parcel.mailId, now));
    const pieces = await tx.select().from(parcelLines).where(eq(parcelLines.parcelId, parcelId));
    await tx.delete(parcels).where(eq(parcels.id, parcelId));
    await countOn(tx, sent, parcel);
    await unsendRefunded(tx, { orderId, actorId, pieces });
    await reopenDispatch(tx, locked, sent.length > 1 ? "partly-dispatched" : "unfulfilled", now);
    await renewWaitingMails({ db, config }, tx, { orderId, now });
    const details = { number: locked.number, parcel: parcel.number, mailed: !unsent };
    const about = { subjectType: "order", subjectId: orderId } as const;
    await addAuditEntry(tx, { actorId, action: "order.dispatch-undone", ...about, details });
    return ok(null);
  });
}

/** Numbers the parcels after one that is gone again, in their order, as no two may have the same number. */
async function countOn(tx: Tx, sent: readonly Numbered[], gone: Numbered): Promise<void> {
  const later = sent.filter(({ number }) => number > gone.number).sort((a, b) => a.number - b.number);
  for (const { id, number } of later)
    await tx
      .update(parcels)
      .set({ number: number - 1 })
      .where(eq(parcels.id, id));
}

interface Numbered {
  readonly id: string;
  readonly number: number;
}

/** Money of the order was given back after the parcel left. Refunded goods may be dispatched, and that taken back. */
const REFUNDED_SINCE = sql<boolean>`exists (select 1 from ${refunds} r
  where r.order_id = ${parcels.orderId} and r.kind = 'order' and r.taken_at >= ${parcels.dispatchedAt})`;

/** Takes the parcels back that were marked together, except for those of which it is too late. */
export async function undoDispatches(
  context: Context,
  { batch, actorId }: { readonly batch: string; readonly actorId: string },
): Promise<{ readonly undone: number; readonly left: number }> {
  const marked = await context.db
    .select({ id: parcels.id, orderId: parcels.orderId })
    .from(parcels)
    .where(and(eq(parcels.batch, batch)))
    .orderBy(asc(parcels.id));
  let undone = 0;
  for (const { id, orderId } of marked) {
    const back = await undoDispatch(context, { orderId, parcelId: id, version: null, actorId });
    if (back.ok) undone += 1;
  }
  return { undone, left: marked.length - undone };
}
