/** Values of the columns of stock. A new value needs a migration of its CHECK constraint. */

export const RESERVATION_STATES = ["held", "consumed", "released"] as const;

/** Why staff change a count: counted, broken or lost, gone to the hire stock, an error put right. */
export const ADJUST_REASONS = ["count", "damage", "hire-out", "correction"] as const;

/**
 * Why a stock level changed. `adjust` is the undo of an import, and a change by staff before they gave reasons; `resend`
 * are refunded pieces that leave although they went back into stock, and the undoing of that.
 */
export const MOVEMENT_REASONS = [
  "import",
  "reserve",
  "release",
  "adjust",
  "return",
  "resend",
  ...ADJUST_REASONS,
  "undo",
] as const;
