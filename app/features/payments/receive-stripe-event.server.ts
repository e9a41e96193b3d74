import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { stripeNotices } from "#app/db/schema/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { NoticeRefusal, StripeGateway, StripeNotice } from "#app/integrations/stripe/stripe-gateway.ts";
import { verifyWebhook } from "#app/integrations/stripe/verify-webhook.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "./providers.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { gatewayOf, isLive } from "./stripe-provider.server.ts";
import { REFUND_EVENTS, takeRefundNotice } from "./take-refund-notice.server.ts";

export interface SignedNotice {
  /** The body's bytes as they came. */
  readonly body: Uint8Array;
  /** The header `Stripe-Signature`. */
  readonly signature: string | null;
}

export type NoticeOutcome =
  /** The order stands where its session stands. */
  | "settled"
  /** The session is not what its order asked for; staff are told. */
  | "mismatch"
  /** Written down for staff. */
  | "noted"
  /** Of a kind that changes nothing here, or about someone else's session. */
  | "ignored"
  /** Dealt with before. */
  | "repeated";

export type TakeRefusal =
  | NoticeRefusal
  /** Stripe, or the secret of its notices, is not configured. */
  | { readonly kind: "not-configured" }
  /** Stripe could not be asked; the notice must come again. */
  | { readonly kind: "again" };

/** Events after which a session stands somewhere else. */
const SESSION_EVENTS: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);

/** Events that staff must learn of, by the name they get in the audit log. */
const NOTED: Readonly<Record<string, string>> = {
  "charge.dispute.created": "payment.disputed",
  "charge.dispute.closed": "dispute.closed",
};

/**
 * Takes one notice of Stripe. It says only what to look at: where the session stands is asked of Stripe itself,
 * so order and number of notices do not matter. The notice is written down in the transaction that does what it
 * leads to: both are kept or neither is, so one whose work failed is taken afresh when it comes again.
 */
export async function takeStripeNotice(
  context: PaymentContext,
  { body, signature }: SignedNotice,
): Promise<Result<NoticeOutcome, TakeRefusal>> {
  const { stripe } = context.config;
  if (!stripe?.webhookSecret) return refuse({ kind: "not-configured" });
  const receivedAt = context.clock.now();
  const read = verifyWebhook({ body, signature, receivedAt }, stripe.webhookSecret);
  if (!read.ok) return read;
  const notice = read.value;
  if (await isKnown(context, notice.id)) return ok("repeated");
  if (notice.live !== isLive(stripe)) return writeDown(context, notice, "ignored");
  const { subject, type } = notice;
  if (subject.kind === "session" && SESSION_EVENTS.has(type))
    return takeSessionNotice(context, notice, subject.sessionId);
  if (REFUND_EVENTS.has(type) && (subject.kind === "refund" || subject.kind === "charge")) {
    const once = (tx: Tx) => addNotice(tx, notice, "noted");
    const taken = await takeRefundNotice(context, gatewayOf(stripe), subject, once);
    return taken.ok && taken.value === "ignored" ? writeDown(context, notice, "ignored") : taken;
  }
  if (subject.kind === "dispute" && type in NOTED)
    return takeDispute(context, gatewayOf(stripe), notice, subject.paymentIntentId);
  return writeDown(context, notice, type in NOTED ? "noted" : "ignored");
}

async function takeSessionNotice(
  context: PaymentContext,
  notice: StripeNotice,
  ref: string,
): Promise<Result<NoticeOutcome, TakeRefusal>> {
  let repeated = false;
  const settled = await settlePayment(context, { provider: "stripe", ref }, async (tx, outcome) => {
    const fresh = await addNotice(tx, notice, outcome);
    repeated = !fresh;
    return fresh;
  });
  if (repeated) return ok("repeated");
  if (settled.ok) return ok("settled");
  switch (settled.error.kind) {
    case "provider-unavailable":
      return refuse({ kind: "again" });
    case "mismatch":
      return ok("mismatch");
    default:
      return writeDown(context, notice, "ignored");
  }
}

/** A dispute names the payment only; Stripe knows whose session that came from. */
async function takeDispute(
  context: PaymentContext,
  gateway: StripeGateway,
  notice: StripeNotice,
  paymentIntentId: string | null,
): Promise<Result<NoticeOutcome, TakeRefusal>> {
  const found = paymentIntentId === null ? ok(null) : await gateway.findSessionOfPayment(paymentIntentId);
  if (!found.ok && found.error.kind !== "not-found") return refuse({ kind: "again" });
  const orderId = found.ok ? (found.value?.orderId ?? null) : null;
  return writeDown(context, notice, "noted", isId(orderId) ? orderId : null);
}

async function isKnown({ db }: PaymentContext, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeNotices.id }).from(stripeNotices).where(eq(stripeNotices.id, id));
  return rows.length > 0;
}

type Kept = Exclude<NoticeOutcome, "repeated">;

async function addNotice(tx: Tx, { id, type, live }: StripeNotice, outcome: Kept): Promise<boolean> {
  const rows = await tx
    .insert(stripeNotices)
    .values({ id, type, live, outcome })
    .onConflictDoNothing({ target: stripeNotices.id })
    .returning({ id: stripeNotices.id });
  return rows.length === 1;
}

/** Writes down a notice that changes no payment. A disputed order waits for a person. */
async function writeDown(
  { db }: PaymentContext,
  notice: StripeNotice,
  outcome: "noted" | "ignored",
  disputedId: string | null = null,
): Promise<Result<NoticeOutcome, TakeRefusal>> {
  return inTransaction(db, async (tx) => {
    if (!(await addNotice(tx, notice, outcome))) return ok("repeated");
    if (outcome === "noted") await noteForStaff(tx, notice, disputedId);
    if (disputedId !== null)
      await tx.update(orders).set({ attention: "disputed" }).where(eq(orders.id, disputedId));
    return ok(outcome);
  });
}

async function noteForStaff(
  tx: Tx,
  { id, type, subject }: StripeNotice,
  orderId: string | null,
): Promise<void> {
  await addAuditEntry(tx, {
    actorId: null,
    action: NOTED[type] ?? type,
    subjectType: orderId === null ? "stripe-notice" : "order",
    subjectId: orderId ?? id,
    details: { ...subject, notice: id },
  });
}
