import type { SandboxSession } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { getSandboxSession } from "./sandbox-provider.server.ts";

/** The session of a sandbox page. Null when there is none, and where the sandbox is no provider of this site. */
export async function getSandboxPage(context: PaymentContext, id: string): Promise<SandboxSession | null> {
  return providersOf(context).sandbox ? getSandboxSession(context.db, id, context.clock.now()) : null;
}
