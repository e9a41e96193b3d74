/** What a code takes off: a part of the price, or a sum. */
export const DISCOUNT_KINDS = ["percent", "amount"] as const;

/** The goods that a discount can be for. */
export const DISCOUNT_SCOPES = ["order", "categories", "products"] as const;
