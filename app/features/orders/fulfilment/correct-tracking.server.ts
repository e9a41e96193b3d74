import { eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getOrder } from "../queries.server.ts";
import { lockOrder } from "../transition-order.server.ts";
import type { FulfilmentRefusal } from "./change-fulfilment.server.ts";
import { type Tracking, trackingLink, undoUntil } from "./fulfilment.ts";
import { renderDispatchedMail, renderTrackingMail } from "./fulfilment-mails.server.ts";
import { getFulfilment } from "./get-fulfilment.server.ts";
import { dropMailOf } from "./parcel-mails.server.ts";

interface Correction {
  readonly orderId: string;
  readonly parcelId: string;
  /** The version of the order that the form showed. */
  readonly version: number;
  readonly actorId: string;
  readonly tracking: Tracking;
  /** Whether the customer gets a mail with the new details. */
  readonly tell: boolean;
}

const TRACKING_FIELDS = ["carrier", "trackingNumber", "trackingUrl"] as const;

/**
 * Adds or corrects the carrier and tracking of a parcel. While its first mail still waits, that mail carries the new
 * details and no other is sent; after that the customer is told again where `tell` asks for it.
 */
export async function correctTracking(
  context: SiteContext,
  { orderId, parcelId, version, actorId, tracking, tell }: Correction,
): Promise<Result<null, FulfilmentRefusal>> {
  const { carrier, trackingNumber, trackingUrl } = tracking;
  const link = trackingLink(trackingUrl);
  if (trackingUrl !== "" && link === null) return refuse({ kind: "bad-link" });
  const [order, fulfilment] = await Promise.all([
    getOrder(context.db, orderId),
    getFulfilment(context.db, orderId),
  ]);
  if (!order || !fulfilment) return refuse({ kind: "not-found" });
  const parcel = fulfilment.parcels.find(({ id }) => id === parcelId);
  if (!parcel) return refuse({ kind: version === fulfilment.version ? "not-allowed" : "conflict" });
  const hasTracking = Object.values(tracking).some((text) => text !== "");
  const first = await renderDispatchedMail(context, order, { ...fulfilment, ...parcel, tracking });
  const again = tell && hasTracking ? await renderTrackingMail(context, order, tracking) : null;
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked?.version !== version) return refuse({ kind: "conflict" });
    const columns = { carrier: carrier || null, trackingNumber: trackingNumber || null, trackingUrl: link };
    const waiting = await dropMailOf(tx, parcelId, now);
    const mailId = waiting && (await queueMail(tx, first, { notBefore: undoUntil(parcel.dispatchedAt) }));
    await tx
      .update(parcels)
      .set({ ...columns, ...(mailId && { mailId }) })
      .where(eq(parcels.id, parcelId));
    await tx.update(orders).set(nextVersion(orders, now)).where(eq(orders.id, orderId));
    const subject = { subjectType: "order", subjectId: orderId } as const;
    const mailed = waiting || again !== null;
    const fields = TRACKING_FIELDS.filter((field) => (parcel[field] ?? null) !== columns[field]);
    const details = { number: order.number, parcel: parcel.number, fields, mailed };
    await addAuditEntry(tx, { actorId, action: "order.tracking-corrected", ...subject, details });
    if (!waiting && again) await queueMail(tx, again);
    return ok(null);
  });
}
