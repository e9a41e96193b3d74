import type { ClaimOwner } from "#app/features/claims/claims.ts";
import { KEPT_CLAIMS } from "#app/features/claims/enums.ts";
import type { HireState } from "../hire-states.ts";

/**
 * What a bar of the board shows. The first four are the states of a hire's claim, then blocks as claims have them, gear
 * that comes from a supplier, and what was promised and cannot be covered.
 */
export const BAR_KINDS = [
  ...KEPT_CLAIMS,
  "turnaround",
  "maintenance",
  "missing",
  "retired",
  "expected",
  "subhire",
  "shortage",
] as const;

export type BarKind = (typeof BAR_KINDS)[number];

/** Whether a bar shows a claim of a hire or quote, not a block, gear of a supplier or a shortage. */
export function isClaimBar(kind: BarKind): boolean {
  return KEPT_CLAIMS.some((state) => state === kind);
}

/** The most rows of one page of the board. */
export const BOARD_ROWS = 500;

/** Whom a bar belongs to. Instants are milliseconds since 1970. */
export interface BoardSubject {
  readonly owner: ClaimOwner;
  /** The quote, hire or asset; null for a block that a person set. */
  readonly id: string | null;
  /** What staff call it: "H-2027-0001"; empty for a block. */
  readonly number: string;
  readonly customer: string;
  /** The state of a hire by the clock. */
  readonly state: HireState | null;
  /** A part of a hire has left and more of it is to go. */
  readonly isPartlyOut?: boolean;
  /** Collection and return, of a hire or quote. */
  readonly from: number | null;
  readonly to: number | null;
  /** The version of a hire, which counts every change. */
  readonly version: number;
  /** Whether the dates can be changed on the board: a hire of which nothing has left the store. */
  readonly movable: boolean;
  /** The address of its page, for viewers who may open it. */
  readonly href: string | null;
}

export interface BoardBar {
  readonly kind: BarKind;
  /** Its index in the subjects of the board. */
  readonly subject: number;
  readonly quantity: number;
  /** Units that are promised or blocked by their numbers. */
  readonly units: readonly number[];
  /** Off the shelf, buffers included; half-open. */
  readonly from: number;
  readonly to: number;
  /** The time from collection to return, within `from` and `to`. */
  readonly coreFrom: number;
  readonly coreTo: number;
  /** Out past its return. */
  readonly late: boolean;
  /** A turnaround that was cut short for the next hire. */
  readonly rush: boolean;
  /** Whether it is what the filters ask for; the rest of its row is shown for context. */
  readonly matched: boolean;
}

export interface BoardRow {
  readonly id: string;
  readonly kind: "item" | "unit" | "hire";
  readonly name: string;
  readonly nameGa: string | null;
  /** The code of an item, the customer of a hire. */
  readonly detail: string;
  readonly href: string | null;
  /** Pieces of an item; null in other rows. */
  readonly owned: number | null;
  /** The most pieces that are taken at one instant of what is shown. */
  readonly peak: number;
  /** Pieces that are short at one instant of what is shown, at most. */
  readonly short: number;
  /** Pieces that are out past their return. */
  readonly late: number;
  /** Whether its units are listed below it; null where it has none. */
  readonly unfolded: boolean | null;
  /** The bars of the row, by their start. */
  readonly bars: readonly BoardBar[];
}

export interface BoardRows {
  readonly rows: readonly BoardRow[];
  readonly subjects: readonly BoardSubject[];
  /** All that the filters leave, on every page. */
  readonly matches: number;
}
