import type {
  AVAILABILITIES,
  CLAIM_CONDITIONS,
  CLAIM_KINDS,
  CLAIM_OWNERS,
  CLAIM_STATES,
  SHORTAGE_REASONS,
} from "./enums.ts";

export type ClaimKind = (typeof CLAIM_KINDS)[number];
export type ClaimState = (typeof CLAIM_STATES)[number];
export type ClaimCondition = (typeof CLAIM_CONDITIONS)[number];
export type ClaimOwner = (typeof CLAIM_OWNERS)[number];

/** A span of time, half-open: `to` is the first instant that is free again. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A quantity of one item. */
export interface WantedItem {
  readonly itemId: string;
  readonly quantity: number;
}

/** Pieces by the id of their item. */
export function sumByItem(rows: readonly WantedItem[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { itemId, quantity } of rows) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return sums;
}

/** What of an item can be had from collection to return. */
export interface ItemAvailability extends WantedItem {
  /** Pieces that can be promised, never more than `quantity` and never below 0. */
  readonly available: number;
  /**
   * `unconfirmed` where staff have not counted the item's group in yet: `available` is then 0 and says nothing.
   */
  readonly state: (typeof AVAILABILITIES)[number];
}

/** What can be had on one day of the Irish calendar, for a hire of that day alone. */
export interface DayAvailability {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Pieces that are free, never more than the quantity asked for. */
  readonly available: number;
  readonly state: ItemAvailability["state"] | "closed" | "past";
}

/** The end of a block that no one knows the end of: later than any hire may be booked. */
export const OPEN_END = new Date("9999-12-31T00:00:00Z");

/** What takes one unit off the shelf. */
export type UnitBlockKind = Extract<ClaimKind, "maintenance" | "missing" | "retired">;

/** What keeps counted pieces off the shelf that came back damaged, or not at all. */
export const PIECE_BLOCK_KINDS = ["maintenance", "missing"] as const satisfies readonly ClaimKind[];
export type PieceBlockKind = (typeof PIECE_BLOCK_KINDS)[number];

/** Counted pieces of an item that one hire brought back damaged, or not at all. */
export interface PieceBlock extends WantedItem {
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  /** Whether the item is counted still: its pieces can be written off. */
  readonly bulk: boolean;
  /** Goods of a custom line, which `itemId` names: no item of the fleet, and without a code. */
  readonly byHand?: true;
  readonly kind: PieceBlockKind;
  /** The number of the hire; empty where it is unknown. */
  readonly reference: string;
  /** The hire; null for one that was deleted. */
  readonly hireId: string | null;
  /** The instant from which the first of them is off the shelf. */
  readonly since: Date;
}

export type ShortageReason = (typeof SHORTAGE_REASONS)[number];

/** Why a unit cannot be promised for a period. `taken`: by another promise or block, or named by an earlier line. */
export type UnitFault = "unknown" | "other-item" | "repair" | "missing" | "overdue" | "taken";
