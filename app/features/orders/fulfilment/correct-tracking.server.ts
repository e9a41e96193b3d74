import { eq, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/order-admin.ts";
import type { Clock } from "#app/lib/clock.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { renderCustomerMail } from "../order-event-mails.server.tsx";
import { getOrder } from "../queries.server.ts";
import { lockOrder } from "../transition-order.server.ts";
import { type FulfilmentRefusal, trackingParagraphs } from "./change-fulfilment.server.ts";
import { type Tracking, trackingLink } from "./fulfilment.ts";

interface Correction {
  readonly orderId: string;
  /** The version of the order that the form showed. */
  readonly seen: number;
  readonly actorId: string;
  readonly tracking: Tracking;
  /** Whether the customer gets a mail with the new details. */
  readonly tell: boolean;
}

/** Adds or corrects the carrier and tracking of goods that were dispatched. Refused for goods that were not. */
export async function correctTracking(
  context: { readonly db: Db; readonly config: Config; readonly clock: Clock },
  { orderId, seen, actorId, tracking, tell }: Correction,
): Promise<Result<null, FulfilmentRefusal>> {
  const { carrier, trackingNumber, trackingUrl } = tracking;
  const link = trackingLink(trackingUrl);
  if (trackingUrl !== "" && link === null) return refuse({ kind: "bad-link" });
  const order = await getOrder(context.db, orderId);
  if (!order) return refuse({ kind: "unknown-order" });
  const { locale, number, name } = order;
  const paragraphs = trackingParagraphs(locale, tracking);
  const subject = format(locale, messages.trackingSubject, { number: String(number) });
  const text = format(locale, messages.trackingText, { number: String(number), name });
  const content = { kind: "order-dispatched", withdrawable: true, subject } as const;
  const mail =
    tell && paragraphs.length > 0
      ? await renderCustomerMail(context, order, { ...content, paragraphs: [text, ...paragraphs] })
      : null;
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) return refuse({ kind: "unknown-order" });
    if (locked.version !== seen) return refuse({ kind: "changed-meanwhile" });
    if (locked.dispatchedAt === null) return refuse({ kind: "not-allowed" });
    const columns = { carrier: carrier || null, trackingNumber: trackingNumber || null, trackingUrl: link };
    await tx
      .update(orders)
      .set({ ...columns, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(eq(orders.id, orderId));
    const subject = { subjectType: "order", subjectId: orderId } as const;
    const details = { number, ...columns, mailed: mail !== null };
    await addAuditEntry(tx, { actorId, action: "order.tracking-corrected", ...subject, details });
    if (mail) await queueMail(tx, mail);
    return ok(null);
  });
}
