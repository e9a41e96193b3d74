import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { dropQueuedMail } from "#app/features/mail/drop-queued-mail.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { getOrder } from "../queries.server.ts";
import { undoUntil } from "./fulfilment.ts";
import { renderDispatchedMail } from "./fulfilment-mails.server.ts";
import { getFulfilment } from "./get-fulfilment.server.ts";

/** Removes the first mail of a parcel while it waits. True: it did. */
export async function dropMailOf(tx: Tx, parcelId: string, now: Date): Promise<boolean> {
  const [row] = await tx.select({ mailId: parcels.mailId }).from(parcels).where(eq(parcels.id, parcelId));
  return row?.mailId != null && dropQueuedMail(tx, row.mailId, now);
}

/** Writes the mails of an order's parcels that wait once more: what is still to come is another now. */
export async function renewWaitingMails(
  context: MailContext,
  tx: Tx,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  const order = await getOrder(tx, orderId);
  const fulfilment = await getFulfilment(tx, orderId);
  if (!order || !fulfilment) return;
  for (const parcel of fulfilment.parcels) {
    if (!(await dropMailOf(tx, parcel.id, now))) continue;
    const { carrier, trackingNumber, trackingUrl } = parcel;
    const tracking = {
      carrier: carrier ?? "",
      trackingNumber: trackingNumber ?? "",
      trackingUrl: trackingUrl ?? "",
    };
    const mail = await renderDispatchedMail(context, order, { ...fulfilment, ...parcel, tracking });
    const mailId = await queueMail(tx, mail, { notBefore: undoUntil(parcel.dispatchedAt) });
    await tx.update(parcels).set({ mailId }).where(eq(parcels.id, parcel.id));
  }
}
