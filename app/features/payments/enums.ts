/** Values of the columns of payments and refunds. A new value needs a migration of its CHECK constraint. */

/** `mismatch`: the provider took another amount than was asked for. */
export const PAYMENT_STATES = ["open", "paid", "failed", "expired", "mismatch"] as const;

export const SANDBOX_STATES = ["open", "paid", "expired"] as const;

/** What an event of Stripe did: `noted` was recorded in the audit log, `ignored` concerns nothing of this site. */
export const EVENT_OUTCOMES = ["settled", "mismatch", "noted", "ignored"] as const;

/** `order`: lessens what was sold. `duplicate`: a payment that was too much; nothing sold changes. */
export const REFUND_KINDS = ["order", "duplicate"] as const;

export const REFUND_STATES = ["requested", "pending", "succeeded", "failed"] as const;
