import { applyPaymentSession } from "./apply-payment-session.server.ts";
import type { SandboxSession } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { refreshPayment } from "./refresh-payment.server.ts";
import { getSandboxSession, paySandboxSession, toPaymentSession } from "./sandbox-provider.server.ts";

/** The session of a sandbox page. Null when there is none, and where the sandbox is no provider of this site. */
export async function getSandboxPage(context: PaymentContext, id: string): Promise<SandboxSession | null> {
  return providersOf(context).sandbox ? getSandboxSession(context.db, id, context.clock.now()) : null;
}

/**
 * Pays the session of a sandbox page and settles its order. A session that is over, or was paid before, is given as it
 * is. Null, with nothing changed, where there is none.
 */
export async function paySandboxPage(context: PaymentContext, id: string): Promise<SandboxSession | null> {
  if (!providersOf(context).sandbox) return null;
  const paid = await paySandboxSession(context.db, id, context.clock.now());
  if (paid) await applyPaymentSession(context, "sandbox", toPaymentSession(paid, context.config));
  const session = paid ?? (await getSandboxPage(context, id));
  if (session && !paid) await refreshPayment(context, { provider: "sandbox", ref: id });
  return session;
}
