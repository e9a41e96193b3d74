import type { BetterAuthOptions } from "better-auth";
import type { Db } from "#app/db/client.server.ts";
import { SECOND_MS, systemClock } from "#app/lib/time/clock.ts";
import { attemptKey, countAttempt } from "./attempt-limits.server.ts";

/** The limits of calls by sender, counted in our table. Times of rules in seconds. */
export function rateLimitOptions(db: Db) {
  return {
    enabled: true,
    window: 60,
    max: 120,
    customRules: {
      // Sign-in is counted by the sender of the request, per address, account and device.
      "/sign-in/*": false,
      "/sign-up/*": { window: 3600, max: 30 },
      "/request-password-reset": { window: 3600, max: 30 },
      "/reset-password": { window: 900, max: 30 },
      "/change-password": { window: 900, max: 10 },
      "/two-factor/*": { window: 900, max: 30 },
      "/get-session": { window: 60, max: 600 },
    },
    customStorage: {
      consume: async (key, rule) => {
        const { allowed, retryAfter } = await countAttempt(
          db,
          attemptKey("auth", key),
          { max: rule.max, windowMs: rule.window * SECOND_MS },
          systemClock.now(),
        );
        return { allowed, retryAfter: allowed ? null : retryAfter };
      },
    },
  } satisfies BetterAuthOptions["rateLimit"];
}
