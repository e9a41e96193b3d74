/** Why a draft cannot be sent. */
export type ContentFault =
  | { readonly kind: "nothing" | "no-dates" | "past-dates" }
  /** An item or custom line without a price. */
  | { readonly kind: "no-rate"; readonly lineId: string; readonly name: string };
