import Stripe from "stripe";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { checkoutParams } from "./checkout-params.ts";
import type { StripeGateway, StripeLimits, StripeRefusal } from "./stripe-gateway.ts";
import { toRefund, toSession } from "./stripe-messages.ts";
import { refusalOf } from "./stripe-refusal.server.ts";

/** How long one attempt may be silent, and how many more there are. */
export const SILENCE_MS = 8 * SECOND_MS;
export const RETRIES = 2;

/** How long a call may take in all, whatever dribbles in: the page that waits for it answers within 30 seconds. */
const DEADLINE_MS = 27 * SECOND_MS;

/** A call is not begun with less time than this left for it. */
const MIN_MS = 50;

const PAGE_SIZE = 100;

export interface StripeAccount {
  readonly secretKey: string;
  /** Scheme, host and port of a stand-in for Stripe's API. */
  readonly apiBase?: string | undefined;
}

/**
 * A connection to one Stripe account. Every call that changes something is repeated by the library with its own
 * key when the network fails, so it takes effect once.
 */
export function createStripeGateway(
  account: StripeAccount,
  limits: StripeLimits = { silenceMs: SILENCE_MS, deadlineMs: DEADLINE_MS },
): StripeGateway {
  const stripe = new Stripe(account.secretKey, {
    ...hostOf(account.apiBase),
    telemetry: false,
    timeout: limits.silenceMs,
    maxNetworkRetries: RETRIES,
  });
  return gatewayOn(stripe, limits.deadlineMs);
}

function gatewayOn(stripe: Stripe, deadlineMs: number): StripeGateway {
  const call = <T>(work: () => Promise<T>) => outcomeOf(work, deadlineMs);
  return {
    within: (ms) => gatewayOn(stripe, Math.min(ms, deadlineMs)),
    createCheckoutSession: (request) =>
      call(async () => {
        const { idempotencyKey } = request;
        return toSession(await stripe.checkout.sessions.create(checkoutParams(request), { idempotencyKey }));
      }),
    retrieveSession: (id) =>
      call(async () =>
        toSession(await stripe.checkout.sessions.retrieve(id, { expand: ["line_items", "payment_intent"] })),
      ),
    expireSession: (id) => call(async () => toSession(await stripe.checkout.sessions.expire(id))),
    createRefund: (request) =>
      call(async () => {
        const { amount, paymentIntentId, orderId, refundId, idempotencyKey } = request;
        const metadata = { order_id: orderId, refund_id: refundId };
        const params = { amount, payment_intent: paymentIntentId, metadata };
        return toRefund(await stripe.refunds.create(params, { idempotencyKey }));
      }),
    listRefunds: (paymentIntentId) =>
      call(async () => {
        const page = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: PAGE_SIZE });
        return page.data.map(toRefund);
      }),
    findSessionOfPayment: (paymentIntentId) =>
      call(async () => {
        const page = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
        const [session] = page.data.map(toSession);
        return session?.paymentIntentId === paymentIntentId ? session : null;
      }),
    listSessions: ({ createdFrom, after }) =>
      call(async () => {
        const page = await stripe.checkout.sessions.list({
          created: { gte: Math.floor(createdFrom.getTime() / 1000) },
          limit: PAGE_SIZE,
          ...(after === null ? {} : { starting_after: after }),
        });
        const sessions = page.data.map(toSession);
        return { sessions, next: page.has_more ? (sessions.at(-1)?.id ?? null) : null };
      }),
  };
}

function hostOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const insecure = protocol === "http:";
  return { host: hostname, port: port || (insecure ? 80 : 443), protocol: insecure ? "http" : "https" };
}

async function outcomeOf<T>(work: () => Promise<T>, deadlineMs: number): Promise<Result<T, StripeRefusal>> {
  if (deadlineMs < MIN_MS) return refuse({ kind: "busy" });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<T, StripeRefusal>>((resolve) => {
    timer = setTimeout(() => resolve(refuse({ kind: "unclear" })), deadlineMs);
  });
  const done = work().then(
    (value) => ok(value),
    (error: unknown) => refuse(refusalOf(error)),
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
    // A call that ends after its deadline has no one left to tell.
    done.catch(() => {});
  }
}
