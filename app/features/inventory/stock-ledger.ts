/** Why staff change a count: counted, broken or lost, gone to the hire stock, an error put right. */
export const ADJUST_REASONS = ["count", "damage", "hire-out", "correction"] as const;
export type AdjustReason = (typeof ADJUST_REASONS)[number];

/** More than this of one product is a typing error. */
export const MOST_STOCK = 1_000_000;

/** A line of the ledger. */
export interface StockMovement {
  readonly id: string;
  readonly at: Date;
  readonly delta: number;
  /** One of the reasons of staff, or "import", "reserve", "release", "return", "adjust". */
  readonly reason: string;
  readonly orderNumber: number | null;
  readonly orderId: string | null;
  /** Null for orders and imports. */
  readonly actor: string | null;
}
