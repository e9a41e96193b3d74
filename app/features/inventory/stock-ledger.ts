import { ADJUST_REASONS, type MOVEMENT_REASONS } from "./enums.ts";

export type AdjustReason = (typeof ADJUST_REASONS)[number];
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** Whether a line is a change by staff, which can be taken back. */
export function isOfStaff(reason: MovementReason): reason is AdjustReason {
  return ADJUST_REASONS.some((known) => known === reason);
}

export type UndoRefusal =
  | { readonly kind: "not-found" }
  /** An order, an import or itself an undoing. */
  | { readonly kind: "not-staff" }
  | { readonly kind: "undone-already" }
  /** What it added has been sold or taken since. */
  | { readonly kind: "below-zero" }
  /** The product is not counted any more. */
  | { readonly kind: "not-counted" };

/** More than this of one product is a typing error. */
export const MAX_STOCK = 1_000_000;

/** A line of the ledger. */
export interface StockMovement {
  readonly id: string;
  readonly at: Date;
  /** The product itself or one of its variations. */
  readonly productId: string;
  readonly delta: number;
  readonly reason: MovementReason;
  readonly orderNumber: number | null;
  readonly orderId: string | null;
  /** The staff member; null for orders and imports. */
  readonly actor: string | null;
  /** Whether a later line takes it back. */
  readonly undone: boolean;
}
