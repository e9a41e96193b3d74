import { and, eq, isNull } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderCustomerMail } from "#app/features/orders/emails/order-event-mails.server.tsx";
import { isCancellable } from "#app/features/orders/order-states.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/order-admin.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cancelUnpaidOrders } from "./cancel-unpaid-orders.server.ts";
import { type PaymentContext, withDeadline } from "./providers.server.ts";

export type CancelRefusal =
  | { readonly kind: "conflict" }
  /** The order has been paid, or was given up before. */
  | { readonly kind: "not-allowed" }
  /** A charge of a hire, which a person with a limit gives up by a waiver, with a reason. */
  | { readonly kind: "waive-instead" }
  | { readonly kind: "provider-unavailable" };

/**
 * Staff cancel an order that waits for its money: no one can pay it any more, and its stock goes back. A charge of a hire
 * that was not paid in time is no longer owed; those whose refunds have a limit waive it on the page of its hire, where
 * the limit counts.
 */
export async function cancelOrder(
  context: PaymentContext,
  ask: {
    readonly orderId: string;
    readonly version: number;
    readonly actorId: string;
    /** What this person may give up of one hire; null: any sum. */
    readonly limit: Cents | null;
  },
): Promise<Result<null, CancelRefusal>> {
  const order = await getOrder(context.db, ask.orderId);
  const [row] = await context.db
    .select({ version: orders.version })
    .from(orders)
    .where(eq(orders.id, ask.orderId));
  if (!order || row?.version !== ask.version) return refuse({ kind: "conflict" });
  if (order.kind === "hire-charge" && ask.limit !== null) return refuse({ kind: "waive-instead" });
  if (!isCancellable(order)) return refuse({ kind: "not-allowed" });
  const params = { number: String(order.number), name: order.name };
  const mail = await renderCustomerMail(context, order, {
    kind: "order-cancelled",
    subject: format(order.locale, messages.cancelledSubject, params),
    paragraphs: [format(order.locale, messages.cancelledText, params)],
  });
  const cancelled = await cancelUnpaidOrders(withDeadline(context), [order.id], {
    to: "cancelled",
    actorId: ask.actorId,
  });
  if (!cancelled.ok) return refuse({ kind: "provider-unavailable" });
  if (cancelled.value[0]?.state !== "cancelled") return refuse({ kind: "not-allowed" });
  await inTransaction(context.db, async (tx) => {
    const first = await tx
      .update(orders)
      .set({ cancelledAt: context.clock.now() })
      .where(and(eq(orders.id, ask.orderId), isNull(orders.cancelledAt)))
      .returning({ id: orders.id });
    if (first.length === 0) return;
    await queueMail(tx, mail);
  });
  return ok(null);
}
