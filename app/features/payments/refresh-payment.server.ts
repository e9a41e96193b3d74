import type { ProviderName } from "#app/features/orders/orders.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import {
  type AppliedPayment,
  type ApplyRefusal,
  applyPaymentSession,
  type ClaimEvent,
} from "./apply-payment-session.server.ts";
import type { ProviderRefusal } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";

interface RefreshTarget {
  readonly provider: ProviderName;
  /** The provider's id of the session. */
  readonly ref: string;
  /** Leaves a session alone that names another order; without it, a session of any order is applied. */
  readonly orderId?: string;
}

/**
 * Asks the provider for the state of a payment session and brings its order there. The return page, the success page,
 * the reconciler and every event of a provider call it. It may be repeated, also at the same moment: the order is
 * paid once, its stock sold once, its mails queued once.
 */
export async function refreshPayment(
  context: PaymentContext,
  { provider: name, ref, orderId }: RefreshTarget,
  claimEvent?: ClaimEvent,
): Promise<Result<AppliedPayment, ProviderRefusal | ApplyRefusal>> {
  const provider = providersOf(context)[name];
  if (!provider) return refuse({ kind: "provider-unavailable" });
  const session = await provider.retrieve(ref);
  if (!session.ok) return session;
  if (orderId !== undefined && session.value.reference !== orderId) return refuse({ kind: "unknown-order" });
  return applyPaymentSession(context, name, session.value, claimEvent);
}
