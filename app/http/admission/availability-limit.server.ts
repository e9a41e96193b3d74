import { createAskLimit } from "./ask-limit.server.ts";

/** Changing dates, quantities and months on several devices of one network stays below this. */
const limit = createAskLimit({ burst: 120, perSecond: 10 });

/** Whether the network of an address may be told now what is free; else 429 is thrown. */
export function requireAvailabilityTurn(clientAddress: string): void {
  if (!limit.allows(clientAddress, performance.now())) {
    throw new Response(null, { status: 429, headers: { "Retry-After": "1" } });
  }
}
