import type { OrderView, ProviderName, RecordedMethod } from "#app/features/orders/orders.ts";
import type { Cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import type { PAYMENT_STATES, REFUND_STATES, SANDBOX_STATES } from "./enums.ts";

/** How long a payment session may be paid, in minutes. */
export const SESSION_MINUTES = 33;

/** How much longer than its session an order keeps its stock, in minutes: a last-second payment still finds it. */
export const GRACE_MINUTES = 5;

/** All that providers are asked for while a buyer waits for one answer takes no longer together, in milliseconds. */
export const PROVIDER_DEADLINE_MS = 25 * SECOND_MS;

/** A page that waits longer for the provider than this says that it is checking, and looks again by itself. */
export const PAGE_TIMEOUT_MS = 6 * SECOND_MS;

/** The page that says that the provider cannot be reached: the buyer has waited before it came. */
export const SHORT_PAGE_TIMEOUT_MS = 2 * SECOND_MS;

/** What a provider is asked to collect. */
export interface SessionRequest {
  /** The order's id; comes back with the session, so that it can be found without any note of ours. */
  readonly reference: string;
  readonly order: OrderView;
  /** Absolute addresses. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

export interface ProviderSession {
  /** The provider's own id. */
  readonly ref: string;
  /** The address at which the buyer pays. */
  readonly url: string;
  /** The instant from which it can no longer be paid, where that may be later than was asked for. */
  readonly expiresAt?: Date;
}

/** What the provider itself says about a session; the only thing that an order is ever paid by. */
export interface PaymentSession {
  readonly ref: string;
  readonly reference: string;
  readonly amount: Cents;
  /** Lower-case ISO code. */
  readonly currency: string;
  /** "processing": given by the buyer, not yet arrived. */
  readonly state: "open" | "processing" | "paid" | "failed" | "expired";
  readonly url: string;
  /** The instant at which the money arrived, where that was before it is applied: never a later one. */
  readonly receivedAt?: Date;
  /** How money that staff recorded arrived. */
  readonly method?: RecordedMethod;
}

export type KnownSession = Pick<PaymentSession, "ref" | "reference">;

export type ProviderRefusal =
  /** The provider was not reached, or gave no clear answer: the session may exist. */
  { readonly kind: "provider-unavailable" } | { readonly kind: "unknown-session" };

/** Money to be given back of a paid session. */
export interface RefundOrder {
  /** The paid session. */
  readonly ref: string;
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Cents;
  /** The number of the attempt, from 1. A higher one asks for a new refund after an earlier one came back. */
  readonly attempt: number;
  /** Refunds at the provider that came back. */
  readonly failedRefs: readonly string[];
  /** True when it was asked for before and the answer got lost. */
  readonly repeated: boolean;
}

/** What the provider says about a refund. */
export interface ProviderRefund {
  readonly ref: string;
  readonly amount: Cents;
  /** "pending": taken on, not arrived; a bank transfer that staff have to make is that, too. */
  readonly state: Exclude<(typeof REFUND_STATES)[number], "requested">;
}

export type RefundRefusal =
  /** The refund may have been made; ask again with the same attempt. */
  | { readonly kind: "provider-unavailable" }
  /** The refund was not made; this attempt will always get the same answer. */
  | { readonly kind: "attempt-spent" }
  /** The provider does not make it. */
  | { readonly kind: "refused"; readonly code: string | null };

/** One way to be paid. An adapter speaks its vendor's words inward and these outward. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Repeating it for the same order gives the same open session, or a new one when the old one is over. */
  createSession(request: SessionRequest): Promise<Result<ProviderSession, ProviderRefusal>>;
  retrieve(ref: string): Promise<Result<PaymentSession, ProviderRefusal>>;
  /** Ends a session that is open, so that no one can pay it. For one that is over: how it ended. */
  expire(ref: string): Promise<Result<PaymentSession, ProviderRefusal>>;
  /** Sessions opened since then, anyone who knows of them. */
  listSince(from: Date): Promise<Result<readonly KnownSession[], ProviderRefusal>>;
  /** Gives money back. Repeating it for the same refund and attempt gives it back once. */
  refund(order: RefundOrder): Promise<Result<ProviderRefund, RefundRefusal>>;
}

/** The providers that can be asked, by name. */
export type Providers = Partial<Record<ProviderName, PaymentProvider>>;

export interface PaymentView {
  readonly provider: ProviderName;
  readonly ref: string;
  readonly amount: Cents;
  readonly state: (typeof PAYMENT_STATES)[number];
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** How money that staff recorded came; null for none. */
  readonly recorded: { readonly method: RecordedMethod; readonly reference: string } | null;
}

/** The sandbox's own page about a session. */
export interface SandboxSession {
  readonly id: string;
  readonly reference: string;
  readonly amount: Cents;
  readonly state: (typeof SANDBOX_STATES)[number];
  readonly successUrl: string;
  readonly cancelUrl: string;
}
