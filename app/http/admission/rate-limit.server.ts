import { LRUCache } from "lru-cache";
import type { AttemptAnswer } from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { networkOf } from "#app/features/identity/sign-in/network-of.ts";
import { rateLimited } from "../responses/too-many-requests.ts";

/** How often one network may ask: `burst` at once, then `perSecond`. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RateLimit {
  /** Counts a request of the network of an address, at `now` in milliseconds of the monotonic clock. */
  count(address: string, now: number): AttemptAnswer;
}

const MAX_NETWORKS = 10_000;

/** Counts in memory, for cheap questions that come with every few letters somebody types. */
export function createRateLimit({ burst, perSecond }: Rate): RateLimit {
  const left = new LRUCache<string, { readonly tokens: number; readonly at: number }>({ max: MAX_NETWORKS });
  return {
    count(address, now) {
      const network = networkOf(address);
      const known = left.get(network) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond);
      const allowed = tokens >= 1;
      left.set(network, { tokens: allowed ? tokens - 1 : tokens, at: now });
      return { allowed, retryAfter: Math.max(1, Math.ceil((1 - tokens) / perSecond)) };
    },
  };
}

/** Throws 429 where the network of an address asks more often than the limit allows. */
export function enforceLimit(limit: RateLimit, clientAddress: string): void {
  const { allowed, retryAfter } = limit.count(clientAddress, performance.now());
  if (!allowed) throw rateLimited(retryAfter);
}
