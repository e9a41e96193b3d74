import type { Locale } from "#app/i18n/locale.ts";
import type { Cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";

/** Stripe takes no more lines in one session. */
export const MAX_LINES = 100;

/** How patient calls are, in milliseconds. */
export interface StripeLimits {
  /** How long one attempt may be silent. */
  readonly silenceMs: number;
  /** How long a call may take in all. */
  readonly deadlineMs: number;
}

/** One line of what is sold. The price includes VAT. */
export interface StripeCheckoutLine {
  readonly name: string;
  readonly sku: string | null;
  readonly unitPrice: Cents;
  readonly quantity: number;
}

/** A hosted payment page to be opened. */
export interface StripeCheckoutRequest {
  /** Our own id; every object and event about the payment carries it. */
  readonly orderId: string;
  /** The lines of the payment page, at most MAX_LINES. */
  readonly lines: readonly StripeCheckoutLine[];
  /** The delivery; null when nothing is charged for it. */
  readonly delivery: { readonly name: string; readonly price: Cents } | null;
  readonly email: string;
  readonly locale: Locale;
  /** Absolute; Stripe writes the session's id for `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** 30 minutes to 24 hours from now by Stripe's clock. */
  readonly expiresAt: Date;
  /** A key with which the same page is opened again, even where the first answer was lost. At most 255 characters. */
  readonly idempotencyKey: string;
}

interface SessionLine {
  readonly name: string;
  readonly quantity: number;
  readonly total: Cents;
}

/** What Stripe itself says about a session. */
export interface StripeSession {
  readonly id: string;
  /** The payment page; null once the session is over. */
  readonly url: string | null;
  readonly status: "open" | "complete" | "expired";
  /** "failed": the buyer gave a payment that never arrived. Only known when the session was asked for by id. */
  readonly payment: "paid" | "unpaid" | "processing" | "failed";
  readonly total: Cents;
  /** Lower-case ISO code. */
  readonly currency: string;
  readonly orderId: string | null;
  readonly mode: string;
  /** Real money. */
  readonly live: boolean;
  readonly paymentIntentId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The first ten; null when they were not asked for. */
  readonly lines: readonly SessionLine[] | null;
}

interface RefundRequest {
  readonly paymentIntentId: string;
  readonly amount: Cents;
  readonly orderId: string;
  /** Our own id of the refund; comes back with it. */
  readonly refundId: string;
  readonly idempotencyKey: string;
}

export interface StripeRefund {
  readonly id: string;
  readonly amount: Cents;
  /** A refund that succeeded may still fail later. */
  readonly status: "pending" | "succeeded" | "failed";
  readonly paymentIntentId: string | null;
  readonly orderId: string | null;
  /** Our own id of the refund; null for one that was made at Stripe itself. */
  readonly refundId: string | null;
}

interface SessionQuery {
  readonly createdFrom: Date;
  /** The cursor of the page before; null for the first. */
  readonly after: string | null;
}

/** Newest first. */
interface SessionPage {
  readonly sessions: readonly StripeSession[];
  /** The cursor of the next page; null on the last. */
  readonly next: string | null;
}

/**
 * Why a call has no result.
 * - unreachable: the last attempt found no one there.
 * - unclear: no whole answer, or the same call is in work: it may have taken effect. Repeat it with the same key.
 * - failed: Stripe broke down (5xx) and gives the same answer to the same key; a new try needs a new key.
 * - busy: too many calls, or no time left for one; nothing was done.
 * - unauthorised: the secret key is wrong or may not do this.
 * - key-reused: the idempotency key was used with other parameters.
 * - not-found: no such object.
 * - refused: Stripe does not accept the call, in this state or ever.
 */
export type StripeRefusal =
  | { readonly kind: "unreachable" | "unclear" | "busy" | "unauthorised" | "key-reused" | "not-found" }
  | { readonly kind: "failed"; readonly requestId: string | null }
  | {
      readonly kind: "refused";
      readonly code: string | null;
      readonly param: string | null;
      readonly requestId: string | null;
    };

export type StripeResult<T> = Promise<Result<T, StripeRefusal>>;

/** Stripe in our words. No call throws for what Stripe says or for what the network does. */
export interface StripeGateway {
  /** The connection with a timeout for its calls, in milliseconds. */
  within(ms: number): StripeGateway;
  createCheckoutSession(request: StripeCheckoutRequest): StripeResult<StripeSession>;
  retrieveSession(id: string): StripeResult<StripeSession>;
  /** Ends an open session. Refused for one that is over: ask for it then, it may be paid. */
  expireSession(id: string): StripeResult<StripeSession>;
  createRefund(request: RefundRequest): StripeResult<StripeRefund>;
  /** Every refund of a payment, newest first; at most 100. */
  listRefunds(paymentIntentId: string): StripeResult<readonly StripeRefund[]>;
  /** The session that a payment was made in; null when there is none. */
  findSessionOfPayment(paymentIntentId: string): StripeResult<StripeSession | null>;
  listSessions(query: SessionQuery): StripeResult<SessionPage>;
}

/** What an event is about. */
export type StripeSubject =
  | { readonly kind: "session"; readonly sessionId: string; readonly orderId: string | null }
  | { readonly kind: "refund"; readonly refund: StripeRefund }
  | {
      readonly kind: "charge";
      readonly paymentIntentId: string | null;
      readonly orderId: string | null;
      /** All refunds that have not failed, together. */
      readonly refunded: Cents;
    }
  | { readonly kind: "dispute"; readonly paymentIntentId: string | null }
  | { readonly kind: "other" };

/** An event that Stripe has signed. */
export interface StripeEvent {
  readonly id: string;
  /** Stripe's name of the event, e.g. `checkout.session.completed`. */
  readonly type: string;
  readonly live: boolean;
  readonly subject: StripeSubject;
}

export type EventRefusal =
  /** The event is not signed with our secret, was changed on the way, or is older than five minutes. */
  | { readonly kind: "bad-signature" }
  /** Signed, but not an event. */
  | { readonly kind: "unreadable" };
