import { networkOf } from "#app/features/identity/network-of.ts";

/** How often one network may ask: `burst` at once, then `perSecond`. */
export interface AskLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const MOST_NETWORKS = 10_000;

/**
 * Counts in memory, for cheap questions that come with every few letters somebody types. `allows` says whether the network of a
 * client's address may ask now; `now` is in milliseconds on the monotonic clock.
 */
export function createAskLimit({ burst, perSecond }: AskLimit): {
  allows(address: string, now: number): boolean;
} {
  const left = new Map<string, { readonly tokens: number; readonly at: number }>();
  return {
    allows(address, now) {
      const network = networkOf(address);
      const known = left.get(network) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond);
      left.delete(network);
      left.set(network, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
      const [oldest] = left.keys();
      if (left.size > MOST_NETWORKS && oldest !== undefined) left.delete(oldest);
      return tokens >= 1;
    },
  };
}
