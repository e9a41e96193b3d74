/** Something unfinished of an account, which its deletion leaves or ends. */
export type Affected = { readonly number: string; readonly token: string } & (
  | { readonly kind: "order" | "unpaid-order" | "quote" }
  | { readonly kind: "hire"; readonly from: Date; readonly to: Date }
);

/** What goes on after an account is deleted, and what ends with it. */
export interface AffectedByDeletion {
  readonly goesOn: readonly Affected[];
  readonly ends: readonly Affected[];
}
