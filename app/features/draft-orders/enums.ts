/** Values of the columns of draft orders. A new value needs a migration of its CHECK constraint. */

/** `ordered`: an order was placed of it; whether it is paid, the order says. */
export const DRAFT_STATES = ["open", "sent", "ordered", "cancelled"] as const;
