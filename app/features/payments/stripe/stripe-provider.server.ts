import { and, desc, eq } from "drizzle-orm";
import type { StripeConfig } from "#app/config-stripe.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { createStripeGateway } from "#app/integrations/stripe/create-stripe-gateway.server.ts";
import type {
  StripeGateway,
  StripeRefusal,
  StripeResult,
  StripeSession,
} from "#app/integrations/stripe/stripe-gateway.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, type Clock, MINUTE_MS } from "#app/lib/time/clock.ts";
import {
  type KnownSession,
  type PaymentProvider,
  type PaymentSession,
  PROVIDER_DEADLINE_MS,
  type ProviderRefusal,
  type ProviderSession,
  type SessionRequest,
} from "../payments.ts";
import {
  type Attempt,
  currentAttempt,
  endStripeAttempt,
  nextAttempt,
  noteSessionRef,
} from "./stripe-attempts.server.ts";
import { refundAtStripe } from "./stripe-refunds.server.ts";
import { checkoutRequest } from "./stripe-request.ts";

/** Pages of the list of sessions, 100 each; one that the shop lost sight of is among the latest. */
const LIST_PAGES = 20;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly account: StripeConfig;
  /**
   * The time by which all calls have to be over, by `performance.now()`; undefined: each call has a limit of its own.
   */
  readonly until?: number | undefined;
}

/** One request's work: what is left of its time goes to each call in turn. */
interface Work extends Deps {
  readonly request: SessionRequest;
  gateway(): StripeGateway;
}

const gateways = new WeakMap<StripeConfig, StripeGateway>();

/** The connection to an account, shared by all who use it. */
export function gatewayOf(account: StripeConfig): StripeGateway {
  const known = gateways.get(account);
  if (known) return known;
  const gateway = createStripeGateway(account, account.limits);
  gateways.set(account, gateway);
  return gateway;
}

/** True when the account's key moves real money. */
export function isLiveAccount(account: StripeConfig): boolean {
  return account.secretKey.includes("_live_");
}

/** Hosted card payments at Stripe. */
export function stripeProvider(deps: Deps): PaymentProvider {
  const { until = Number.POSITIVE_INFINITY } = deps;
  const shared = gatewayOf(deps.account);
  const gateway = () => shared.within(until - performance.now());
  const sessionFrom = async (
    result: StripeResult<StripeSession>,
  ): Promise<Result<PaymentSession, ProviderRefusal>> => {
    const session = await result;
    if (session.ok) return ok(sessionOf(session.value, deps.account));
    return session.error.kind === "not-found" ? refuse({ kind: "unknown-session" }) : unavailable();
  };
  return {
    name: "stripe",
    async createSession(request) {
      const end = Math.min(until, performance.now() + PROVIDER_DEADLINE_MS);
      const work = { ...deps, request, gateway: () => shared.within(end - performance.now()) };
      const known = await knownSession(work);
      return known.ok && known.value === null ? openSession(work) : orUnavailable(known);
    },
    retrieve: (ref) => sessionFrom(gateway().retrieveSession(ref)),
    async expire(ref) {
      const expired = await gateway().expireSession(ref);
      // Only an open session can be ended: of another, Stripe knows how it ended.
      if (!expired.ok && expired.error.kind === "refused") return sessionFrom(gateway().retrieveSession(ref));
      return sessionFrom(Promise.resolve(expired));
    },
    listSince: (from) => listSince(gateway(), from),
    refund: (order) => refundAtStripe(gateway(), order),
  };
}

function unavailable(): { readonly ok: false; readonly error: ProviderRefusal } {
  return refuse({ kind: "provider-unavailable" });
}

function orUnavailable(
  known: Result<ProviderSession | null, ProviderRefusal>,
): Result<ProviderSession, ProviderRefusal> {
  return known.ok && known.value ? ok(known.value) : unavailable();
}

/** The session that the order already has, while it may still be paid or has been; null when there is none. */
async function knownSession(work: Work): Promise<Result<ProviderSession | null, ProviderRefusal>> {
  const { db, clock, request } = work;
  const [row] = await db
    .select({ ref: payments.providerRef })
    .from(payments)
    .where(and(eq(payments.orderId, request.reference), eq(payments.provider, "stripe")))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!row) return ok(null);
  const session = await work.gateway().retrieveSession(row.ref);
  if (!session.ok) return session.error.kind === "not-found" ? ok(null) : unavailable();
  const found = toUsableSession(session.value, request, clock.now());
  const usable = found && isTooShort(found, request) ? await giveUpShort(work, found) : found;
  if (!usable)
    await endStripeAttempt(db, request.reference, row.ref, { wanted: request.expiresAt, now: clock.now() });
  return ok(usable);
}

/** True for a session from before the buyer had the goods kept for longer. */
function isTooShort({ expiresAt }: ProviderSession, { order, expiresAt: wanted }: SessionRequest): boolean {
  return order.keptLonger > 0 && expiresAt !== undefined && addMs(expiresAt, MINUTE_MS) < wanted;
}

/** Ends a session so that a longer one can take its place. One that cannot be ended now, or was paid, stays. */
async function giveUpShort(work: Work, short: ProviderSession): Promise<ProviderSession | null> {
  const ended = await work.gateway().expireSession(short.ref);
  if (ended.ok) return toUsableSession(ended.value, work.request, work.clock.now());
  if (ended.error.kind !== "refused") return short;
  const session = await work.gateway().retrieveSession(short.ref);
  return session.ok ? toUsableSession(session.value, work.request, work.clock.now()) : short;
}

/**
 * The address of a session for the buyer: to pay, or, having paid, the page that settles it. Null: the session is over.
 */
function toUsableSession(session: StripeSession, request: SessionRequest, now: Date): ProviderSession | null {
  if (session.status === "complete" && session.payment !== "failed")
    return { ref: session.id, url: request.successUrl };
  if (session.status !== "open" || session.url === null || session.expiresAt <= now) return null;
  return { ref: session.id, url: session.url, expiresAt: session.expiresAt };
}

async function openSession(work: Work): Promise<Result<ProviderSession, ProviderRefusal>> {
  const { db, clock, request } = work;
  const wanted = { wanted: request.expiresAt, now: clock.now() };
  const attempt = await currentAttempt(db, request.reference, wanted);
  const lost = attempt.attempt > 1 ? await lostSession(work) : ok(null);
  if (!lost.ok) return lost;
  if (lost.value) return ok(lost.value);
  const first = await tryToOpen(work, attempt);
  if (first.ok) return first;
  if (first.error !== null && !needsNewKey(first.error)) return unavailable();
  // Stripe gives this key the same useless answer for a day; the next try has another.
  const next = await nextAttempt(db, request.reference, attempt, wanted);
  if (first.error?.kind === "failed") return unavailable();
  const second = await tryToOpen(work, next);
  return second.ok ? second : unavailable();
}

/** The refusal is null for a session that is over already: the answer was an old one, given again. */
async function tryToOpen(
  work: Work,
  attempt: Attempt,
): Promise<Result<ProviderSession, StripeRefusal | null>> {
  const { db, clock, request } = work;
  const created = await work.gateway().createCheckoutSession(checkoutRequest(request, attempt));
  if (!created.ok) return created;
  const usable = toUsableSession(created.value, request, clock.now());
  if (!usable) return refuse(null);
  await noteSessionRef(db, request.reference, attempt, usable.ref);
  return ok(usable);
}

/**
 * A session of this order that an earlier try opened although its answer never came or said it had failed: it is
 * used, so that there is never a second one to pay.
 */
async function lostSession({
  gateway,
  clock,
  request,
}: Work): Promise<Result<ProviderSession | null, ProviderRefusal>> {
  const page = await gateway().listSessions({ createdFrom: request.order.placedAt, after: null });
  if (!page.ok) return unavailable();
  const usable = page.value.sessions
    .filter((session) => session.orderId === request.reference)
    .map((session) => toUsableSession(session, request, clock.now()))
    .filter((session) => session !== null);
  return ok(usable[0] ?? null);
}

/** A breakdown is remembered under its key; parameters of a try that is too old are refused for ever. */
function needsNewKey(refusal: StripeRefusal): boolean {
  return (
    refusal.kind === "failed" ||
    refusal.kind === "key-reused" ||
    (refusal.kind === "refused" && refusal.param === "expires_at")
  );
}

async function listSince(
  gateway: StripeGateway,
  createdFrom: Date,
): Promise<Result<readonly KnownSession[], ProviderRefusal>> {
  const found: KnownSession[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < LIST_PAGES; pages += 1) {
    const page: Awaited<StripeResult<{ sessions: readonly StripeSession[]; next: string | null }>> =
      await gateway.listSessions({ createdFrom, after });
    if (!page.ok) return unavailable();
    found.push(...page.value.sessions.map(({ id, orderId }) => ({ ref: id, reference: orderId ?? "" })));
    after = page.value.next;
    if (after === null) break;
  }
  return ok(found);
}

/** A session of another mode, or of test money where real money is due, belongs to no order of ours. */
function sessionOf(session: StripeSession, account: StripeConfig): PaymentSession {
  const ours = session.mode === "payment" && session.live === isLiveAccount(account);
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
