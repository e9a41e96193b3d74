/** Values of the columns of hires. A new value needs a migration of its CHECK constraint. */

export const HIRE_STATES = [
  "awaiting-deposit",
  "lapsed",
  "reserved",
  "prepping",
  "ready",
  "out",
  "part-back",
  "back",
  "checked",
  "closed",
  "cancelled",
] as const;

/** The states of a hire of which nothing has left the store, and still may. */
export const UPCOMING_STATES = [
  "awaiting-deposit",
  "lapsed",
  "reserved",
  "prepping",
  "ready",
] as const satisfies readonly (typeof HIRE_STATES)[number][];

/** The states of a hire that is over. */
export const OVER_STATES = [
  "lapsed",
  "closed",
  "cancelled",
] as const satisfies readonly (typeof HIRE_STATES)[number][];

/** Why a staff member must look at a hire. */
export const HIRE_ATTENTIONS = [
  "paid-after-lapse",
  "paid-twice",
  "paid-after-cancel",
  "changed-version",
] as const;

export const HIRE_CANCELLERS = ["customer", "withdrawal", "staff"] as const;

/** What a customer asks for on the page of a quote or hire. */
export const HIRE_REQUEST_KINDS = ["quote-change", "dates", "extension", "fault"] as const;
/** `closed`: it was open when its hire was cancelled, or closed when that was still possible. */
export const HIRE_REQUEST_STATES = ["open", "done", "refused", "closed"] as const;

export const SUBHIRE_STATES = ["asked", "confirmed", "received", "sent-back", "cancelled"] as const;

export const FEED_SCOPES = ["all", "warehouse", "customer"] as const;

/** Papers that a customer signs: what went out, and what came back. */
export const HIRE_NOTE_KINDS = ["delivery", "return"] as const;
