/** Why staff change a count: counted, broken or lost, gone to the hire stock, an error put right. */
export const ADJUST_REASONS = ["count", "damage", "hire-out", "correction"] as const;
export type AdjustReason = (typeof ADJUST_REASONS)[number];

/** Whether a line is a change by staff, which can be taken back. */
export function isOfStaff(reason: string): boolean {
  return (ADJUST_REASONS as readonly string[]).includes(reason);
}

export type UndoRefusal =
  | { readonly kind: "gone" }
  /** An order, an import or itself an undoing. */
  | { readonly kind: "not-staff" }
  | { readonly kind: "undone-already" }
  /** What it added has been sold or taken since. */
  | { readonly kind: "below-zero" }
  /** The product is not counted any more. */
  | { readonly kind: "not-counted" };

/** More than this of one product is a typing error. */
export const MOST_STOCK = 1_000_000;

/** A line of the ledger. */
export interface StockMovement {
  readonly id: string;
  readonly at: Date;
  /** The product itself or one of its variations. */
  readonly productId: string;
  readonly delta: number;
  /** One of the reasons of staff, or "import", "reserve", "release", "return", "adjust", "undo". */
  readonly reason: string;
  readonly orderNumber: number | null;
  readonly orderId: string | null;
  /** Null for orders and imports. */
  readonly actor: string | null;
  /** Whether a later line takes it back. */
  readonly undone: boolean;
}
