import type { Waits } from "#app/features/jobs/jobs.ts";
import type { SmtpOutcome } from "#app/integrations/smtp/smtp-outcome.ts";
import { HOUR_MS, SECOND_MS } from "#app/lib/time/clock.ts";

/** 30 seconds, doubling up to 4 hours. */
export const MAIL_WAITS: Waits = { firstMs: 30 * SECOND_MS, longestMs: 4 * HOUR_MS };

/** With these waits the 14th attempt is at most 24 hours after the first: a server that still says "not now" means no. */
export const DEFERRED_ATTEMPTS = 14;

/** A server that cannot be reached is our trouble, not the mail's: five days, as RFC 5321 4.5.4.1 wants. */
export const UNREACHABLE_ATTEMPTS = 38;

/** True when no further attempt is made by itself. */
export function isMailGivenUp(outcome: Exclude<SmtpOutcome["kind"], "sent">, attempts: number): boolean {
  if (outcome === "refused") return true;
  return attempts >= (outcome === "deferred" ? DEFERRED_ATTEMPTS : UNREACHABLE_ATTEMPTS);
}
