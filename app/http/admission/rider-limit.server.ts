import { createAskLimit } from "./ask-limit.server.ts";

/** A rider of 200 lines costs more than a question about dates. Page and API do the same work, so they share the limit. */
export const riderLimit = createAskLimit({ burst: 20, perSecond: 0.5 });

/** Whether the network of an address may have a rider read now; else 429 is thrown. */
export function requireRiderTurn(clientAddress: string): void {
  if (!riderLimit.allows(clientAddress, performance.now())) {
    throw new Response(null, { status: 429, headers: { "Retry-After": "5" } });
  }
}
