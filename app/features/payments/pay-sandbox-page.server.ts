import { applyPaymentSession } from "./apply-payment-session.server.ts";
import { getSandboxPage } from "./get-sandbox-page.server.ts";
import type { SandboxSession } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { refreshPayment } from "./refresh-payment.server.ts";
import { paySandboxSession, toPaymentSession } from "./sandbox-provider.server.ts";

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
