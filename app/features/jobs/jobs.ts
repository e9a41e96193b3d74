import { MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";

/** A job that fails this many times is given up and shown to staff. */
export const JOB_ATTEMPTS = 12;

/** Between attempts, in milliseconds: the first wait, doubled each time up to the longest. */
export interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const JOB_WAITS: Waits = { firstMs: 5 * SECOND_MS, longestMs: 60 * MINUTE_MS };

/** The key of the one row of a job that comes round by itself. */
export const PERIODIC_KEY = "periodic";

/** The instant in `ms` at which a job that runs every `everyMs` is due next: whole multiples since 1970, in UTC. */
export function nextRound(nowMs: number, everyMs: number): number {
  return (Math.floor(nowMs / everyMs) + 1) * everyMs;
}

/**
 * How long to wait, in milliseconds, after the given failed attempt (1 is the first): doubles each time up
 * to `longestMs`. `random` in [0, 1) shortens it by up to a fifth, so that many failures do not come back at once.
 */
export function backOffMs(attempt: number, random: number, { firstMs, longestMs }: Waits): number {
  const wait = Math.min(firstMs * 2 ** Math.min(attempt - 1, 30), longestMs);
  return Math.round(wait * (1 - random / 5));
}
