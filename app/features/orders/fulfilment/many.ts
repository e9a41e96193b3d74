import type { AssignedTogether, AssignRefusal } from "#app/features/identity/users/assignments.ts";

/** Orders that can be chosen together: more than a page of any list. */
export const MAX_ORDERS_AT_ONCE = 100;

/** Why an order was left as it is when many were marked as dispatched. */
export type WhyNot = "on-hold" | "collection" | "not-paid" | "gone" | "changed";

/** What a list shows after its chosen orders were marked as dispatched or assigned, or that was taken back. */
export type ManyOrdersAnswer =
  | {
      readonly kind: "dispatched";
      /** Names the parcels that were made, for *Undo*. */
      readonly batch: string;
      readonly changed: number;
      readonly unchanged: readonly { readonly number: number; readonly why: WhyNot }[];
    }
  | { readonly kind: "undone"; readonly undone: number; readonly left: number }
  | ({ readonly kind: "assigned" } & AssignedTogether)
  | { readonly kind: "unassigned"; readonly left: number }
  | AssignRefusal;
