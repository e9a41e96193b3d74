import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { stripeEvents } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addAttention } from "#app/features/orders/attention.server.ts";
import type { EventRefusal, StripeEvent, StripeGateway } from "#app/integrations/stripe/stripe-gateway.ts";
import { verifyWebhook } from "#app/integrations/stripe/verify-webhook.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { refreshPayment } from "../refresh-payment.server.ts";
import { REFUND_EVENTS, receiveRefundEvent } from "../refunds/receive-refund-event.server.ts";
import { gatewayOf, isLiveAccount } from "./stripe-provider.server.ts";

export interface SignedEvent {
  /** The body's bytes as they came. */
  readonly body: Uint8Array;
  /** The header `Stripe-Signature`. */
  readonly signature: string | null;
}

export type EventOutcome =
  /** The order has the state of its session. */
  | "settled"
  /** The session is not what its order asked for; staff are notified. */
  | "mismatch"
  /** Written down for staff. */
  | "noted"
  /** The event is of a kind that changes nothing here, or about someone else's session. */
  | "ignored"
  /** Dealt with before. */
  | "repeated";

export type ReceiveRefusal =
  | EventRefusal
  /** Stripe, or the secret of its events, is not configured. */
  | { readonly kind: "not-configured" }
  /** Stripe could not be asked; the event must come again. */
  | { readonly kind: "again" };

/** Events after which a session is somewhere else. */
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
 * Receives one event of Stripe. It says only what to look at: the state of the session is asked of Stripe itself,
 * so order and number of events do not matter. The event is saved in the transaction that does its work: both are
 * saved or neither is, so that a failed one is handled when it comes again.
 */
export async function receiveStripeEvent(
  context: PaymentContext,
  { body, signature }: SignedEvent,
): Promise<Result<EventOutcome, ReceiveRefusal>> {
  const { stripe } = context.config;
  if (!stripe?.webhookSecret) return refuse({ kind: "not-configured" });
  const receivedAt = context.clock.now();
  const read = verifyWebhook({ body, signature, receivedAt }, stripe.webhookSecret);
  if (!read.ok) return read;
  const event = read.value;
  if (await isKnown(context, event.id)) return ok("repeated");
  if (event.live !== isLiveAccount(stripe)) return saveEvent(context, event, "ignored");
  const { subject, type } = event;
  if (subject.kind === "session" && SESSION_EVENTS.has(type))
    return receiveSessionEvent(context, event, subject.sessionId);
  if (REFUND_EVENTS.has(type) && (subject.kind === "refund" || subject.kind === "charge")) {
    const claimEvent = (tx: Tx) => addEvent(tx, event, "noted");
    const received = await receiveRefundEvent(context, gatewayOf(stripe), subject, claimEvent);
    return received.ok && received.value === "ignored" ? saveEvent(context, event, "ignored") : received;
  }
  if (subject.kind === "dispute" && type in NOTED)
    return receiveDispute(context, gatewayOf(stripe), event, subject.paymentIntentId);
  return saveEvent(context, event, type in NOTED ? "noted" : "ignored");
}

async function receiveSessionEvent(
  context: PaymentContext,
  event: StripeEvent,
  ref: string,
): Promise<Result<EventOutcome, ReceiveRefusal>> {
  let repeated = false;
  const refreshed = await refreshPayment(context, { provider: "stripe", ref }, async (tx, outcome) => {
    const fresh = await addEvent(tx, event, outcome);
    repeated = !fresh;
    return fresh;
  });
  if (repeated) return ok("repeated");
  if (refreshed.ok) return ok("settled");
  switch (refreshed.error.kind) {
    case "provider-unavailable":
      return refuse({ kind: "again" });
    case "mismatch":
      return ok("mismatch");
    default:
      return saveEvent(context, event, "ignored");
  }
}

/** A dispute names the payment only; Stripe knows whose session that came from. */
async function receiveDispute(
  context: PaymentContext,
  gateway: StripeGateway,
  event: StripeEvent,
  paymentIntentId: string | null,
): Promise<Result<EventOutcome, ReceiveRefusal>> {
  const found = paymentIntentId === null ? ok(null) : await gateway.findSessionOfPayment(paymentIntentId);
  if (!found.ok && found.error.kind !== "not-found") return refuse({ kind: "again" });
  const orderId = found.ok ? (found.value?.orderId ?? null) : null;
  return saveEvent(context, event, "noted", isId(orderId) ? orderId : null);
}

async function isKnown({ db }: PaymentContext, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

type Kept = Exclude<EventOutcome, "repeated">;

async function addEvent(tx: Tx, { id, type, live }: StripeEvent, outcome: Kept): Promise<boolean> {
  const rows = await tx
    .insert(stripeEvents)
    .values({ id, type, live, outcome })
    .onConflictDoNothing({ target: stripeEvents.id })
    .returning({ id: stripeEvents.id });
  return rows.length === 1;
}

/** Writes down an event that changes no payment. A disputed order waits for a person. */
async function saveEvent(
  { db, clock }: PaymentContext,
  event: StripeEvent,
  outcome: "noted" | "ignored",
  disputedId: string | null = null,
): Promise<Result<EventOutcome, ReceiveRefusal>> {
  return inTransaction(db, async (tx) => {
    if (!(await addEvent(tx, event, outcome))) return ok("repeated");
    if (outcome === "noted") await noteForStaff(tx, event, disputedId);
    if (disputedId !== null) await addAttention(tx, disputedId, "disputed", clock.now());
    return ok(outcome);
  });
}

async function noteForStaff(
  tx: Tx,
  { id, type, subject }: StripeEvent,
  orderId: string | null,
): Promise<void> {
  await addAuditEntry(tx, {
    actorId: null,
    action: NOTED[type] ?? type,
    subjectType: orderId === null ? "stripe-event" : "order",
    subjectId: orderId ?? id,
    details: { ...subject, event: id },
  });
}
