/** Values of the columns of orders. A new value needs a migration of its CHECK constraint. */

export const ORDER_STATES = [
  "pending",
  "processing",
  "paid",
  "completed",
  "expired",
  "failed",
  "cancelled",
  "refunded",
] as const;

/** Why a staff member must look at an order. */
export const ATTENTIONS = [
  "paid-without-stock",
  "paid-twice",
  "payment-mismatch",
  "refund-failed",
  "disputed",
] as const;

export const DELIVERY_METHODS = ["collection", "delivery"] as const;

/** Payment providers. */
export const PROVIDERS = ["sandbox", "stripe", "invoice"] as const;
