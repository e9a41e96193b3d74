import { SECOND_MS } from "#app/lib/time/clock.ts";

/** A claimed row belongs to its worker this long after the last renewal; then another may take it. */
export const LEASE_MS = 30 * SECOND_MS;

const RENEW_MS = LEASE_MS / 4;

/**
 * Runs `work` while `renew` prolongs the lease in the background. A renewal that fails is left alone: the
 * next one may work, and the lease outlasts three of them.
 */
export async function holdingLease<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
