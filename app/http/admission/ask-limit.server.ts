import { LRUCache } from "lru-cache";
import { networkOf } from "#app/features/identity/sign-in/network-of.ts";

/** How often one network may ask: `burst` at once, then `perSecond`. */
interface AskLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Says whether the network of a client's address may ask now, in milliseconds on the monotonic clock. */
export interface AskCounter {
  allows(address: string, now: number): boolean;
}

const MAX_NETWORKS = 10_000;

/** Counts in memory, for cheap questions that come with every few letters somebody types. */
export function createAskLimit({ burst, perSecond }: AskLimit): AskCounter {
  const left = new LRUCache<string, { readonly tokens: number; readonly at: number }>({ max: MAX_NETWORKS });
  return {
    allows(address, now) {
      const network = networkOf(address);
      const known = left.get(network) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond);
      left.set(network, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
      return tokens >= 1;
    },
  };
}
