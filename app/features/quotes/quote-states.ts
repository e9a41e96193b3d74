import { QUOTE_STATES } from "./enums.ts";

export type QuoteState = (typeof QUOTE_STATES)[number];

/**
 * Every step a quote may take. A quote that is sent once more gets a new version; an accepted one stays accepted while
 * a further version is offered and accepted.
 */
const TRANSITIONS: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  draft: ["sent", "withdrawn"],
  sent: ["sent", "accepted", "declined", "expired", "withdrawn"],
  accepted: ["accepted"],
  declined: ["sent"],
  expired: ["sent"],
  withdrawn: [],
};

/** Whether `to` can be reached from `from` in one step. */
export function canQuoteBecome(from: QuoteState, to: QuoteState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States from which `to` can be reached in one step: the WHERE of a conditional update. */
export function quoteStatesBefore(to: QuoteState): readonly QuoteState[] {
  return QUOTE_STATES.filter((from) => canQuoteBecome(from, to));
}

/** The state at `now`: a sent quote expires by the clock, without any job. `expiresAt` is that of its last sent version. */
export function quoteStateAt(state: QuoteState, expiresAt: Date | null, now: Date): QuoteState {
  return state === "sent" && expiresAt !== null && expiresAt <= now ? "expired" : state;
}

/** The state in which the next version that is sent leaves a quote; null where none can be sent. */
export function stateAfterSending(state: QuoteState): "sent" | "accepted" | null {
  if (state === "accepted") return "accepted";
  return canQuoteBecome(state, "sent") ? "sent" : null;
}
