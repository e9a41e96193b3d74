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

type HireState = (typeof HIRE_STATES)[number];

/** The states of a hire that is promised for good and of which nothing has left the store. */
export const RESERVED_STATES: readonly HireState[] = ["reserved", "prepping", "ready"];

/** The states of a hire of which nothing has left the store, and still may. */
export const UPCOMING_STATES: readonly HireState[] = ["awaiting-deposit", "lapsed", ...RESERVED_STATES];

/** The states of a hire some of whose gear is with the customer. */
export const RUNNING_STATES: readonly HireState[] = ["out", "part-back"];

/** The states of a hire that is reserved and that has not come back as a whole. */
export const ACTIVE_STATES: readonly HireState[] = [...RESERVED_STATES, ...RUNNING_STATES];

/** The states of a hire that is back and that staff have yet to close. */
export const RETURNED_STATES: readonly HireState[] = ["back", "checked"];

/** The states of a hire of which something has left the store, until staff close it. */
export const LEFT_STATES: readonly HireState[] = [...RUNNING_STATES, ...RETURNED_STATES];

/** The states of a hire that nothing is held for, and of which nothing has left. */
export const DROPPED_STATES: readonly HireState[] = ["lapsed", "cancelled"];

/** The states of a hire that is over. */
export const OVER_STATES: readonly HireState[] = [...DROPPED_STATES, "closed"];

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
/** `closed`: it was open when its hire was cancelled or, about dates, back. Earlier, also when its hire was closed. */
export const HIRE_REQUEST_STATES = ["open", "done", "refused", "closed"] as const;

export const SUBHIRE_STATES = ["asked", "confirmed", "received", "sent-back", "cancelled"] as const;

export const FEED_SCOPES = ["all", "warehouse", "customer"] as const;

/** Papers that a customer signs: what went out, and what came back. */
export const HIRE_NOTE_KINDS = ["delivery", "return"] as const;
