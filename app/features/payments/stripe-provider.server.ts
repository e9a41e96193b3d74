import { and, desc, eq, sql } from "drizzle-orm";
import type { StripeConfig } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { payments, stripeAttempts } from "#app/db/schema/payments.ts";
import { lineText } from "#app/features/orders/orders.ts";
import { format } from "#app/i18n/message.ts";
import * as texts from "#app/i18n/messages/orders.ts";
import { createStripeGateway } from "#app/integrations/stripe/create-stripe-gateway.server.ts";
import type {
  CheckoutRequest,
  StripeGateway,
  StripeRefusal,
  StripeSession,
} from "#app/integrations/stripe/stripe-gateway.ts";
import { addMs, type Clock, MINUTE_MS, SECOND_MS } from "#app/lib/clock.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type {
  PaymentProvider,
  ProviderRefusal,
  ProviderSession,
  SessionRequest,
  SessionTruth,
} from "./payments.ts";
import { expireAtStripe, refundAtStripe } from "./stripe-refunds.server.ts";

/** Stripe takes no shorter sessions than 30 minutes; its clock and ours may differ. */
const SHORTEST_MS = 31 * MINUTE_MS;

/** After a look at an earlier session that took longer than this, there is no time left to open one. */
const HASTE_MS = 3 * SECOND_MS;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly account: StripeConfig;
}

const gateways = new WeakMap<StripeConfig, StripeGateway>();

/** The connection to an account, made once. */
export function gatewayOf(account: StripeConfig): StripeGateway {
  const known = gateways.get(account);
  if (known) return known;
  const made = createStripeGateway(account);
  gateways.set(account, made);
  return made;
}

/** True when the account's key moves real money. */
export function isLive(account: StripeConfig): boolean {
  return account.secretKey.includes("_live_");
}

/** Hosted card payments at Stripe. */
export function stripeProvider(deps: Deps): PaymentProvider {
  const gateway = gatewayOf(deps.account);
  return {
    name: "stripe",
    async createSession(request) {
      const started = performance.now();
      const known = await knownSession(deps, gateway, request);
      if (!known.ok || known.value) return known.ok && known.value ? ok(known.value) : unavailable();
      return performance.now() - started > HASTE_MS ? unavailable() : openSession(deps, gateway, request);
    },
    async retrieve(ref) {
      const session = await gateway.retrieveSession(ref);
      if (session.ok) return ok(truthOf(session.value, deps.account));
      return session.error.kind === "not-found" ? refuse({ kind: "unknown-session" }) : unavailable();
    },
    expireSession: (ref) => expireAtStripe(gateway, ref),
    refund: (order) => refundAtStripe(gateway, order),
  };
}

function unavailable(): { readonly ok: false; readonly error: ProviderRefusal } {
  return refuse({ kind: "provider-unavailable" });
}

/** The session that the order already has, while it may still be paid or has been; null when there is none. */
async function knownSession(
  { db, clock }: Deps,
  gateway: StripeGateway,
  request: SessionRequest,
): Promise<Result<ProviderSession | null, ProviderRefusal>> {
  const [row] = await db
    .select({ ref: payments.providerRef })
    .from(payments)
    .where(and(eq(payments.orderId, request.reference), eq(payments.provider, "stripe")))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!row) return ok(null);
  const session = await gateway.retrieveSession(row.ref);
  if (!session.ok) return session.error.kind === "not-found" ? ok(null) : unavailable();
  const standing = standingSession(session.value, request, clock.now());
  if (!standing) await endAttempt(db, request.reference, row.ref, clock.now());
  return ok(standing);
}

/** Where the buyer goes for a session: to pay, or, having paid, to the page that settles it. Null: it is over. */
function standingSession(session: StripeSession, request: SessionRequest, now: Date): ProviderSession | null {
  if (session.status === "complete" && session.payment !== "failed")
    return { ref: session.id, url: request.successUrl };
  if (session.status !== "open" || session.url === null || session.expiresAt <= now) return null;
  return { ref: session.id, url: session.url, expiresAt: session.expiresAt };
}

async function openSession(
  { db, clock }: Deps,
  gateway: StripeGateway,
  request: SessionRequest,
): Promise<Result<ProviderSession, ProviderRefusal>> {
  const attempt = await currentAttempt(db, request, clock.now());
  const session = await gateway.createCheckoutSession(checkoutRequest(request, attempt));
  const standing = session.ok ? standingSession(session.value, request, clock.now()) : null;
  if (standing) return ok(await noteSession(db, request.reference, attempt, standing));
  if (!session.ok && !needsNewKey(session.error)) return unavailable();
  // Stripe gives this key the same useless answer for a day; the next try has another.
  const next = await nextAttempt(db, request.reference, attempt, clock.now());
  if (!session.ok && session.error.kind === "failed") return unavailable();
  const again = await gateway.createCheckoutSession(checkoutRequest(request, next));
  const opened = again.ok ? standingSession(again.value, request, clock.now()) : null;
  return opened ? ok(await noteSession(db, request.reference, next, opened)) : unavailable();
}

/** A breakdown is remembered under its key; parameters of a try that is too old are refused for ever. */
function needsNewKey(refusal: StripeRefusal): boolean {
  return (
    refusal.kind === "failed" ||
    refusal.kind === "key-reused" ||
    (refusal.kind === "refused" && refusal.param === "expires_at")
  );
}

interface Attempt {
  readonly attempt: number;
  readonly sessionExpiresAt: Date;
}

async function currentAttempt(db: Db, request: SessionRequest, now: Date): Promise<Attempt> {
  const soonest = addMs(now, SHORTEST_MS);
  const sessionExpiresAt = request.expiresAt > soonest ? request.expiresAt : soonest;
  await db
    .insert(stripeAttempts)
    .values({ orderId: request.reference, sessionExpiresAt })
    .onConflictDoNothing({ target: stripeAttempts.orderId });
  return readAttempt(db, request.reference);
}

/** Of several that find the same attempt useless at the same moment, one opens the next; all use it. */
async function nextAttempt(db: Db, orderId: string, last: Attempt, now: Date): Promise<Attempt> {
  await db
    .update(stripeAttempts)
    .set({ attempt: last.attempt + 1, sessionExpiresAt: addMs(now, SHORTEST_MS), sessionRef: null })
    .where(and(eq(stripeAttempts.orderId, orderId), eq(stripeAttempts.attempt, last.attempt)));
  return readAttempt(db, orderId);
}

async function readAttempt(db: Db, orderId: string): Promise<Attempt> {
  const [row] = await db
    .select({ attempt: stripeAttempts.attempt, sessionExpiresAt: stripeAttempts.sessionExpiresAt })
    .from(stripeAttempts)
    .where(eq(stripeAttempts.orderId, orderId));
  if (!row) throw new Error("An order's attempt at a Stripe session vanished");
  return row;
}

async function noteSession(
  db: Db,
  orderId: string,
  { attempt }: Attempt,
  session: ProviderSession,
): Promise<ProviderSession> {
  await db
    .update(stripeAttempts)
    .set({ sessionRef: session.ref })
    .where(and(eq(stripeAttempts.orderId, orderId), eq(stripeAttempts.attempt, attempt)));
  return session;
}

/** The session is over: the try that opened it is, too. A later try is left alone. */
async function endAttempt(db: Db, orderId: string, ref: string, now: Date): Promise<void> {
  const { attempt } = stripeAttempts;
  await db
    .update(stripeAttempts)
    .set({ attempt: sql`${attempt} + 1`, sessionExpiresAt: addMs(now, SHORTEST_MS), sessionRef: null })
    .where(and(eq(stripeAttempts.orderId, orderId), eq(stripeAttempts.sessionRef, ref)));
}

function checkoutRequest(
  { order, reference, successUrl, cancelUrl }: SessionRequest,
  attempt: Attempt,
): CheckoutRequest {
  const { totals, locale } = order;
  return {
    orderId: reference,
    lines: order.lines.map((line) => ({
      name: lineText(line),
      sku: line.sku,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
    })),
    delivery: totals.delivery > 0 ? { name: format(locale, texts.delivery), price: totals.delivery } : null,
    email: order.email,
    locale,
    successUrl,
    cancelUrl,
    expiresAt: attempt.sessionExpiresAt,
    idempotencyKey: `checkout:${reference}:${attempt.attempt}`,
  };
}

/** A session of another mode, or of test money where real money is due, belongs to no order of ours. */
function truthOf(session: StripeSession, account: StripeConfig): SessionTruth {
  const ours = session.mode === "payment" && session.live === isLive(account);
  const state = session.payment === "unpaid" ? openOrExpired(session) : session.payment;
  return {
    ref: session.id,
    reference: session.orderId ?? "",
    amount: session.total,
    currency: ours ? session.currency : `not ours: ${session.currency}`,
    state,
    url: session.url ?? "",
  };
}

function openOrExpired(session: StripeSession): "open" | "expired" {
  return session.status === "expired" ? "expired" : "open";
}
