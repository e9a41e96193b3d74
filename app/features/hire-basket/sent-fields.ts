/** The fields by which the basket goes with the enquiry's form. */
export const SENT_FIELDS = {
  items: "basketItems",
  from: "basketFrom",
  to: "basketTo",
  waiver: "basketWaiver",
} as const;

/** The box by which a visitor asks for a quote that is sent at once. */
export const INSTANT_FIELD = "instant";
