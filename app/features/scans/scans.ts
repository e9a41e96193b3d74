import type { ClaimCondition } from "#app/features/claims/claims.ts";
import type { SCAN_ACTIONS, SCAN_OUTCOMES, SCAN_REASONS } from "./enums.ts";

export type ScanAction = (typeof SCAN_ACTIONS)[number];
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
export type ScanReason = (typeof SCAN_REASONS)[number];

/** One scan as the device made it. */
export interface Scan {
  /** The id that the device made: the same scan sent again has the same one. */
  readonly id: string;
  readonly hireId: string;
  readonly action: ScanAction;
  /** What was read or typed; empty where a row was tapped. */
  readonly code: string;
  /** The tapped row: an item, the sub-hire of goods of a supplier, or a custom line; null where a code says what it is. */
  readonly itemId: string | null;
  readonly quantity: number;
  /** The condition of what is returned. */
  readonly condition: ClaimCondition;
  /** What is broken, or why a unit goes out although its inspection is overdue. */
  readonly note: string;
  /** Puts it on the list when it is not on it, or more than was booked. */
  readonly add: boolean;
  /** True to take the unit also where another one was promised by its number. */
  readonly swap: boolean;
  /** The item of the list in whose place it goes; null for none. */
  readonly forItemId: string | null;
  /** The scan that reported damage, to which this one only adds its note; null for a scan that moves something. */
  readonly noteOf: string | null;
  /** The instant of the scan by the device's clock. */
  readonly at: Date;
}

/** A scan that is to be made: of the shown hire unless it names another. */
export type WantedScan = Omit<Scan, "id" | "hireId" | "at"> & Partial<Pick<Scan, "hireId">>;

/** What the sentence about a scan names. */
export type ScanDetails = Readonly<Record<string, string | number>>;

/** The server's answer to a scan. The same scan sent again gets the same answer. */
export interface ScanAnswer {
  readonly id: string;
  readonly outcome: ScanOutcome;
  readonly reason: ScanReason | null;
  readonly details: ScanDetails;
  readonly unitNumber: number | null;
  readonly itemId: string | null;
}

/** Why a scan has no effect. */
export interface ScanRefusal {
  readonly kind: ScanReason;
  readonly details?: ScanDetails;
}

/** What was in effect already: the scan is repeated, not refused. */
const REPEATED: readonly ScanReason[] = [
  "already-prepared",
  "already-out",
  "already-back",
  "not-prepared",
  "late",
];

/** The outcome that goes with a reason; without a reason the scan was applied. */
export function outcomeOf(reason: ScanReason | null): ScanOutcome {
  if (reason === null) return "applied";
  return REPEATED.includes(reason) ? "repeated" : "refused";
}

/** Between the unit numbers that an answer names. */
export const UNIT_SEPARATOR = ", ";

/** Characters of a scan's note at most. */
export const MAX_NOTE_LENGTH = 1_000;

/** The largest number of scans in one request. */
export const MAX_SCANS = 100;
