import type { SandboxSession } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { getSandboxSession, paySandboxSession } from "./sandbox-provider.server.ts";

/** The session of a sandbox page. Null when there is none, and beside real money, where nothing may be paid there any more. */
export async function getSandboxPage(context: PaymentContext, id: string): Promise<SandboxSession | null> {
  return providersOf(context).sandbox ? getSandboxSession(context.db, id, context.clock.now()) : null;
}

/** Pays the session of a sandbox page. Null, with nothing changed, where there is none that can be paid. */
export async function paySandboxPage(context: PaymentContext, id: string): Promise<SandboxSession | null> {
  return providersOf(context).sandbox ? paySandboxSession(context.db, id, context.clock.now()) : null;
}
