import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/payments.ts";
import { renderFailedMail, renderPaidMails } from "#app/features/orders/order-mails.server.tsx";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import type { OrderView, ProviderName } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { applyMismatch, applyTruth, lockOrder, type SettleMails } from "./apply-truth.server.ts";
import type { ProviderRefusal, SessionTruth } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";

export type SettleRefusal =
  | ProviderRefusal
  | { readonly kind: "unknown-order" }
  /** The session is not the one this order asked for; nothing was fulfilled, and staff are told. */
  | { readonly kind: "mismatch" };

export interface Settled {
  readonly orderId: string;
  /** What the provider says about the session. */
  readonly payment: SessionTruth["state"];
  /** True when this very call made the order paid. */
  readonly first: boolean;
}

/**
 * Runs at the beginning of the transaction that brings the order to where its session stands. False: it was done
 * before, and the transaction changes nothing. What it writes is kept or lost together with the rest.
 */
export type Once = (tx: Tx, outcome: "settled" | "mismatch") => Promise<boolean>;

const ALWAYS: Once = async () => true;

/**
 * Brings an order to where its payment session really stands. The return page, the success page, the
 * reconciler and any notice of a provider call it; it may be called as often as one likes, also at the same
 * moment: the order is paid once, its stock sold once, its mails queued once.
 */
export async function settlePayment(
  context: PaymentContext,
  { provider: name, ref }: { readonly provider: ProviderName; readonly ref: string },
  once: Once = ALWAYS,
): Promise<Result<Settled, SettleRefusal>> {
  const provider = providersOf(context)[name];
  if (!provider) return refuse({ kind: "provider-unavailable" });
  const truth = await provider.retrieve(ref);
  return truth.ok ? settleTruth(context, name, truth.value, once) : truth;
}

/** Like `settlePayment`, with what the provider has just said. */
export async function settleTruth(
  context: PaymentContext,
  provider: ProviderName,
  truth: SessionTruth,
  once: Once = ALWAYS,
): Promise<Result<Settled, SettleRefusal>> {
  const noted = await notedPayment(context.db, provider, truth.ref);
  const orderId = noted?.orderId ?? (isId(truth.reference) ? truth.reference : null);
  const order = orderId === null ? null : await getOrder(context.db, orderId);
  if (!order) return refuse({ kind: "unknown-order" });
  if (!belongsTo(truth, order, provider)) {
    await inTransaction(context.db, async (tx) => {
      if (await once(tx, "mismatch")) await applyMismatch(tx, { provider, order, truth });
    });
    return refuse({ kind: "mismatch" });
  }
  const now = context.clock.now();
  const mails = noted?.state === "paid" ? {} : await renderMails(context, order, truth, now);
  const first = await inTransaction(context.db, async (tx) => {
    if (!(await once(tx, "settled"))) return false;
    // Every settling of an order stands in line here, whichever session or caller it comes from.
    await lockOrder(tx, order.id);
    return applyTruth(tx, { provider, order, truth, mails, now });
  });
  return ok({ orderId: order.id, payment: truth.state, first });
}

/** The order a session was opened for counts, whatever the session itself says it is for. */
async function notedPayment(db: Db, provider: ProviderName, ref: string) {
  const [row] = await db
    .select({ orderId: payments.orderId, state: payments.state })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)));
  return row;
}

function belongsTo(truth: SessionTruth, order: OrderView, provider: ProviderName): boolean {
  return (
    truth.reference === order.id &&
    truth.amount === order.total &&
    truth.currency === "eur" &&
    order.provider === provider
  );
}

/** Mails are made before the transaction: it is known only inside whether they are due. */
async function renderMails(
  context: PaymentContext,
  order: OrderView,
  truth: SessionTruth,
  now: Date,
): Promise<SettleMails> {
  if (truth.state === "paid") {
    const { company } = await getSettings(context.db);
    return { paid: await renderPaidMails(context, { ...order, state: "paid", paidAt: now }), company };
  }
  if (truth.state === "failed" && isAwaitingPayment(order.state))
    return { failed: await renderFailedMail(context, { ...order, state: "failed" }) };
  return {};
}
