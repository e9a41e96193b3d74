import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { invoiceProvider } from "./invoice-provider.server.ts";
import type { OrderKindHandlers } from "./order-kinds.server.ts";
import { type PaymentProvider, PROVIDER_DEADLINE_MS, type Providers } from "./payments.ts";
import { sandboxProvider } from "./sandbox-provider.server.ts";
import { isLiveAccount, stripeProvider } from "./stripe/stripe-provider.server.ts";

export interface PaymentContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  /** Handlers for orders that pay for a hire. */
  readonly orderKinds: OrderKindHandlers;
  /** The deadline of all calls to providers, by `performance.now()`. */
  readonly until?: number;
}

/** The context with a deadline: all its calls to providers together take no longer than `ms` milliseconds. */
export function withDeadline(context: PaymentContext, ms: number = PROVIDER_DEADLINE_MS): PaymentContext {
  return { ...context, until: Math.min(context.until ?? Number.POSITIVE_INFINITY, performance.now() + ms) };
}

/**
 * Every provider that can be asked about its sessions. A provider stays here while orders of it may still be
 * unsettled, also when new orders go to another one. The sandbox never is beside real money, nor at a public
 * address: what is paid there is given away.
 */
export function providersOf({ db, clock, config, until }: Omit<PaymentContext, "orderKinds">): Providers {
  const sandbox = sandboxProvider({ db, clock, origin: config.origin });
  const invoice = invoiceProvider({ db, clock });
  if (!config.stripe) return config.testPayments ? { sandbox, invoice } : { invoice };
  const stripe = stripeProvider({ db, clock, account: config.stripe, until });
  return isLiveAccount(config.stripe) || !config.testPayments
    ? { stripe, invoice }
    : { stripe, sandbox, invoice };
}

/**
 * The provider that new orders are paid through, unless their buyer may and wants to pay on invoice. Null: the shop
 * sells on invoice only.
 */
export function activeProvider(context: Omit<PaymentContext, "orderKinds">): PaymentProvider | null {
  const { stripe, sandbox } = providersOf(context);
  return stripe ?? sandbox ?? null;
}
