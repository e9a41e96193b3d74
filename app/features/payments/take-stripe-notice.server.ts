import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { stripeNotices } from "#app/db/schema/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { NoticeRefusal, StripeNotice } from "#app/integrations/stripe/stripe-gateway.ts";
import { verifyWebhook } from "#app/integrations/stripe/verify-webhook.server.ts";
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
  "charge.refunded": "payment.refunded",
  "refund.created": "refund.created",
  "refund.updated": "refund.updated",
  "refund.failed": "refund.failed",
  "charge.dispute.created": "payment.disputed",
  "charge.dispute.closed": "dispute.closed",
};

/**
 * Takes one notice of Stripe. It says only what to look at: where the session stands is asked of Stripe itself,
 * so order and number of notices do not matter. The notice is written down after everything it led to, so one
 * whose work failed is taken afresh when it comes again, and the work that was done then changes nothing.
 */
export async function takeStripeNotice(
  context: PaymentContext,
  { body, signature }: SignedNotice,
): Promise<Result<NoticeOutcome, TakeRefusal>> {
  const { stripe } = context.config;
  if (!stripe?.webhookSecret) return refuse({ kind: "not-configured" });
  const receivedAt = context.clock.now();
  const notice = verifyWebhook({ body, signature, receivedAt }, stripe.webhookSecret);
  if (!notice.ok) return notice;
  if (await isKnown(context, notice.value.id)) return ok("repeated");
  if (notice.value.live !== isLive(stripe)) return ok(await writeDown(context, notice.value, "ignored"));
  const { subject, type } = notice.value;
  if (REFUND_EVENTS.has(type) && (subject.kind === "refund" || subject.kind === "charge")) {
    const taken = await takeRefundNotice(context, gatewayOf(stripe), subject);
    return taken.ok ? ok(await writeDown(context, notice.value, taken.value)) : taken;
  }
  if (subject.kind !== "session" || !SESSION_EVENTS.has(type))
    return ok(await writeDown(context, notice.value, type in NOTED ? "noted" : "ignored"));
  const settled = await settlePayment(context, { provider: "stripe", ref: subject.sessionId });
  if (settled.ok) return ok(await writeDown(context, notice.value, "settled"));
  if (settled.error.kind === "provider-unavailable") return refuse({ kind: "again" });
  return ok(await writeDown(context, notice.value, "ignored"));
}

async function isKnown({ db }: PaymentContext, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeNotices.id }).from(stripeNotices).where(eq(stripeNotices.id, id));
  return rows.length > 0;
}

async function writeDown(
  { db }: PaymentContext,
  notice: StripeNotice,
  outcome: Exclude<NoticeOutcome, "repeated">,
): Promise<NoticeOutcome> {
  return inTransaction(db, async (tx) => {
    const { id, type, live } = notice;
    const rows = await tx
      .insert(stripeNotices)
      .values({ id, type, live, outcome })
      .onConflictDoNothing({ target: stripeNotices.id })
      .returning({ id: stripeNotices.id });
    if (rows.length === 0) return "repeated";
    if (outcome === "noted") await noteForStaff(tx, notice);
    return outcome;
  });
}

async function noteForStaff(tx: Tx, { id, type, subject }: StripeNotice): Promise<void> {
  const { orderId, ...details } = subject.kind === "refund" ? subject.refund : { orderId: null, ...subject };
  await addAuditEntry(tx, {
    actorId: null,
    action: NOTED[type] ?? type,
    subjectType: orderId === null ? "stripe-notice" : "order",
    subjectId: orderId ?? id,
    details,
  });
}
