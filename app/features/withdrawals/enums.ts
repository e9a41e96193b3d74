/** Values of the columns of withdrawals. A new value needs a migration of its CHECK constraint. */

/** What was done about a statement. A repeated one adds nothing to an earlier one of the same order. */
export const WITHDRAWAL_STATES = ["open", "refunded", "refused", "repeated"] as const;
