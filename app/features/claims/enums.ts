/** Values of the columns of claims and shortages. A new value needs a migration of its CHECK constraint. */

/** What keeps a quantity of an item off the shelf. All but `hire` are blocks that staff or the system set. */
export const CLAIM_KINDS = ["hire", "turnaround", "maintenance", "missing", "retired", "expected"] as const;

export const CLAIM_STATES = ["provisional", "firm", "out", "done", "released"] as const;
type ClaimState = (typeof CLAIM_STATES)[number];

/** The states of a claim whose pieces have not left the store. */
export const UNSENT_CLAIMS: readonly ClaimState[] = ["provisional", "firm"];

/** The states of a claim whose pieces have left, or left and came back. */
export const SENT_CLAIMS = ["out", "done"] as const satisfies readonly ClaimState[];

/** The states of the claims of a hire that is reserved. */
export const FIRM_CLAIMS = ["firm", ...SENT_CLAIMS] as const satisfies readonly ClaimState[];

/** The states of a claim that was not given up. */
export const KEPT_CLAIMS = ["provisional", ...FIRM_CLAIMS] as const satisfies readonly ClaimState[];

/** The conditions in which pieces of a hire come back. */
export const CLAIM_CONDITIONS = ["good", "damaged", "missing"] as const;

/** How much of a wanted quantity is free; `unconfirmed`: staff have not counted the group of the item yet. */
export const AVAILABILITIES = ["available", "part", "none", "unconfirmed"] as const;

/** What a claim or a shortage belongs to. `staff` is a block that a person set by hand. */
export const CLAIM_OWNERS = ["quote", "hire", "asset", "staff"] as const;

/** Why there is less than was promised. */
export const SHORTAGE_REASONS = ["forced", "maintenance", "missing", "retired", "fewer-owned"] as const;

export const SHORTAGE_STATES = ["open", "solved"] as const;

/** The ways in which a shortage was solved. */
export const SHORTAGE_SOLUTIONS = [
  "available-again",
  "reallocated",
  "substituted",
  "sub-hired",
  "moved",
  "reduced",
  "released",
] as const;
