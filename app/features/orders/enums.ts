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

/** The states of an order that still waits for its money and holds stock. */
export const AWAITING_PAYMENT = [
  "pending",
  "processing",
] as const satisfies readonly (typeof ORDER_STATES)[number][];

/** The states of an order that was given up by itself: it was not paid in time, or the payment failed. */
export const ENDED_UNPAID = ["expired", "failed"] as const satisfies readonly (typeof ORDER_STATES)[number][];

/** The states of an order that was given up before it was paid. */
export const GIVEN_UP = [
  ...ENDED_UNPAID,
  "cancelled",
] as const satisfies readonly (typeof ORDER_STATES)[number][];

/** Why a staff member must look at an order. */
export const ATTENTIONS = [
  "paid-without-stock",
  "paid-twice",
  "payment-mismatch",
  "refund-failed",
  "disputed",
] as const;

/** What is paid: goods of the shop, or a part of a hire. Only a sale has a checkout and holds stock. */
export const ORDER_KINDS = ["sale", "hire-deposit", "hire-balance", "hire-security", "hire-charge"] as const;

/** The orders that pay the price of a hire. */
export const HIRE_PRICE_KINDS = [
  "hire-deposit",
  "hire-balance",
] as const satisfies readonly (typeof ORDER_KINDS)[number][];

/** What a charge of a hire is for. `cancellation`: what stays due of a hire that is cancelled. */
export const HIRE_CHARGES = ["late", "longer", "lost", "damaged", "cancellation", "other"] as const;

/** The states of an order's goods, beside its payment. */
export const FULFILMENT_STATES = [
  "unfulfilled",
  "packing",
  "ready",
  "partly-dispatched",
  "dispatched",
  "delivered",
  "collected",
] as const;

export const DELIVERY_METHODS = ["collection", "delivery"] as const;

/** Payment providers. `security`: a charge that is taken from the security deposit of a hire. */
export const PROVIDERS = ["sandbox", "stripe", "invoice", "security"] as const;

/** How money arrives at the counter. `terminal`: a card. */
export const COUNTER_METHODS = ["cash", "terminal"] as const;

/** How money that staff record arrived. */
export const RECORDED_METHODS = ["transfer", ...COUNTER_METHODS] as const;
