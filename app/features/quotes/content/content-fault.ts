/** Why a draft cannot be sent. */
export type ContentFault =
  | { readonly kind: "nothing" | "no-dates" | "past-dates" | "total-too-dear" }
  /** An item or custom line without a price, or with one that cannot be stored. */
  | { readonly kind: "no-rate" | "line-too-dear"; readonly lineId: string; readonly name: string };
