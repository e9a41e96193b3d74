/** How often one address may ask: `burst` at once, then `perSecond`. */
export interface AskLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const MOST_ADDRESSES = 10_000;

/**
 * Counts in memory, for cheap questions that come with every few letters somebody types. `allows` says whether an
 * address may ask now; `now` is in milliseconds on the monotonic clock.
 */
export function createAskLimit({ burst, perSecond }: AskLimit): {
  allows(address: string, now: number): boolean;
} {
  const left = new Map<string, { readonly tokens: number; readonly at: number }>();
  return {
    allows(address, now) {
      const known = left.get(address) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond);
      left.delete(address);
      left.set(address, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
      const [oldest] = left.keys();
      if (left.size > MOST_ADDRESSES && oldest !== undefined) left.delete(oldest);
      return tokens >= 1;
    },
  };
}
