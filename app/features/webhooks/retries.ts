import type { Waits } from "#app/features/jobs/jobs.ts";
import { addMs, DAY_MS, HOUR_MS, SECOND_MS } from "#app/lib/time/clock.ts";

/** 10 seconds, doubling up to 8 hours. */
export const WEBHOOK_WAITS: Waits = { firstMs: 10 * SECOND_MS, longestMs: 8 * HOUR_MS };

/** The number of tries; with these waits the last one is more than five days after the first. */
export const WEBHOOK_ATTEMPTS = 31;

/** So long nothing may arrive before the site disables an endpoint, in milliseconds. */
const FAILING_MS = 5 * DAY_MS;

/** True for an endpoint to which nothing has been delivered for days. */
export function hasFailedForDays(failingSince: Date, now: Date): boolean {
  return addMs(failingSince, FAILING_MS) <= now;
}
