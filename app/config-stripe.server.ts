import { isLoopback } from "#app/lib/loopback.ts";
/** The Stripe account that takes payments. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Without it no event is believed. */
  readonly webhookSecret: string | undefined;
  /** Scheme, host and port. */
  readonly apiBase: string | undefined;
  /** Timeouts other than the usual ones, in milliseconds; no variable sets them. */
  readonly limits?: { readonly silenceMs: number; readonly deadlineMs: number };
}

interface StripeSettings extends StripeConfig {
  readonly production: boolean;
  /** A production site may run without real money. */
  readonly allowTestKey: boolean;
}

/**
 * Why these settings must not be used together, as one sentence that names the variable and repeats no secret;
 * null when they may. A stand-in on this very machine allows a test key by itself: no money can be expected of it.
 */
export function stripeKeyFault(settings: StripeSettings): string | null {
  const { production, secretKey, webhookSecret, apiBase, allowTestKey } = settings;
  const kind = /^[sr]k_(test|live)_\w+$/.exec(secretKey)?.[1];
  if (kind === undefined)
    return "STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.";
  if (kind === "live" && !production)
    return "STRIPE_SECRET_KEY must not be a live key outside production (NODE_ENV=production).";
  if (kind === "live" && apiBase !== undefined) return "STRIPE_API_BASE must not be set beside a live key.";
  const local = apiBase !== undefined && isLoopback(new URL(apiBase).hostname);
  if (kind === "test" && production && !allowTestKey && !local)
    return "STRIPE_SECRET_KEY is a test key, which takes no money: set a live key, or STRIPE_ALLOW_TEST_KEY=1.";
  if (webhookSecret !== undefined && !/^whsec_\S+$/.test(webhookSecret))
    return "STRIPE_WEBHOOK_SECRET must start with whsec_ and have no spaces.";
  if (webhookSecret === undefined && production)
    return "STRIPE_WEBHOOK_SECRET must be set in production, or Stripe's events of payments cannot be believed.";
  return null;
}
