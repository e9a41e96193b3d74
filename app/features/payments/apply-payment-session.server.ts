import { and, eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { renderFailedMail, renderPaidMails } from "#app/features/orders/emails/order-mails.server.tsx";
import { canOrderBecome, isAwaitingPayment } from "#app/features/orders/order-states.ts";
import { dueOf, type OrderView, type ProviderName } from "#app/features/orders/orders.ts";
import { getOrderWhere } from "#app/features/orders/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentSession } from "./payments.ts";
import type { PaymentContext } from "./providers.server.ts";
import { type PaymentMails, recordMismatch, recordSession } from "./record-session.server.ts";

export type ApplyRefusal =
  | { readonly kind: "unknown-order" }
  /** The session is not the one this order asked for; nothing was fulfilled, and staff are notified. */
  | { readonly kind: "mismatch" };

export interface AppliedPayment {
  readonly orderId: string;
  /** The state of the session at the provider. */
  readonly payment: PaymentSession["state"];
  /** True when this very call made the order paid. */
  readonly becamePaid: boolean;
}

/**
 * Runs at the beginning of the transaction that applies a session. False: the event was handled before, and the
 * transaction changes nothing. What it writes is saved or rolled back together with the rest.
 */
export type ClaimEvent = (tx: Tx, outcome: "settled" | "mismatch") => Promise<boolean>;

const WITHOUT_EVENT: ClaimEvent = async () => true;

/** Brings an order to the state of its payment session, as the provider has just reported it. */
export async function applyPaymentSession(
  context: PaymentContext,
  provider: ProviderName,
  session: PaymentSession,
  claimEvent: ClaimEvent = WITHOUT_EVENT,
): Promise<Result<AppliedPayment, ApplyRefusal>> {
  const order = await findOrder(context.db, provider, session);
  if (!order) return refuse({ kind: "unknown-order" });
  const now = context.clock.now();
  if (!belongsTo(session, order, provider)) {
    await inTransaction(context.db, async (tx) => {
      if (await claimEvent(tx, "mismatch")) await recordMismatch(tx, { provider, order, session }, now);
    });
    return refuse({ kind: "mismatch" });
  }
  const mails = isPaidBefore(order) ? {} : await renderMails(context, order, session, now);
  const becamePaid = await inTransaction(
    context.db,
    async (tx) =>
      (await claimEvent(tx, "settled")) &&
      recordSession(tx, { provider, order, session, mails, now, orderKinds: context.orderKinds }),
  );
  return ok({ orderId: order.id, payment: session.state, becamePaid });
}

/** The order a session was opened for counts, whatever the session itself says it is for. */
function findOrder(db: Db, provider: ProviderName, { ref, reference }: PaymentSession) {
  const recorded = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)));
  const named = isId(reference) ? reference : null;
  return getOrderWhere(db, sql`${orders.id} = coalesce(${recorded}, ${named}::uuid)`);
}

/** No session makes this order paid any more, so that no mail is due. */
function isPaidBefore({ paidAt, state }: OrderView): boolean {
  return paidAt !== null && !canOrderBecome(state, "paid");
}

function belongsTo(session: PaymentSession, order: OrderView, provider: ProviderName): boolean {
  return (
    session.reference === order.id &&
    session.amount === dueOf(order) &&
    session.currency === "eur" &&
    order.provider === provider
  );
}

/** Mails are rendered before the transaction: only inside it is known whether they are due. */
async function renderMails(
  context: PaymentContext,
  order: OrderView,
  session: PaymentSession,
  now: Date,
): Promise<PaymentMails> {
  if (session.state === "paid") {
    const { company } = await getSettings(context.db);
    if (order.kind !== "sale")
      return { whenPaid: await context.orderKinds.preparePaid(context, order, now), company };
    return { paid: await renderPaidMails(context, { ...order, state: "paid", paidAt: now }), company };
  }
  if (session.state === "failed" && order.kind === "sale" && isAwaitingPayment(order.state))
    return { failed: await renderFailedMail(context, { ...order, state: "failed" }) };
  return {};
}
