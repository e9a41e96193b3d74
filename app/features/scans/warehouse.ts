import type { PieceCounts } from "#app/features/hires/counts/count-line.ts";
import type { HireState } from "#app/features/hires/hire-states.ts";
import type { HireRow } from "#app/features/hires/hires.ts";
import type { ScanAnswer } from "./scans.ts";

/** What a page of the warehouse does with a hire: hand it over at its beginning, or take it back at its end. */
export type WarehouseWork = "prepare" | "return";

/** A hire in the lists of the warehouse. Nothing here has a price. */
export interface WarehouseHire extends HireRow {
  /** Pieces of it are out past its end. */
  readonly late: boolean;
  /** It leaves or comes back today, or should have, and something of it is to be paid. */
  readonly unpaid: boolean;
  /** A part of it has left, and more is to go. */
  readonly isPartlyOut: boolean;
  readonly needed: number;
  readonly prepared: number;
  readonly out: number;
  readonly back: number;
  /** Pieces that have not left. */
  readonly toGo: number;
}

/** A line that brings pieces of another item, or the item in whose place they go, and how many. */
export interface ListedBringer {
  readonly name: string;
  readonly nameGa: string | null;
  readonly quantity: number;
}

/** The stage of a unit in the course of a hire. */
export type UnitStage = "shelf" | "prepared" | "out" | "good" | "damaged" | "missing";

/** A unit of an item on the list, with everything that can be read on it. */
export interface ListedUnit {
  readonly number: number;
  readonly itemId: string;
  /** Label code, maker's barcode and folded serial. */
  readonly marks: readonly string[];
  /** The unit's place in the store. */
  readonly place: string;
  readonly at: UnitStage;
  /** False for a unit in repair or missing: it cannot be prepared. */
  readonly usable: boolean;
}

/** A case with units of the list in it. It moves with what lies in it, whether or not it is on the list itself. */
export interface ListedCase {
  readonly number: number;
  /** Label code, maker's barcode and folded serial. */
  readonly marks: readonly string[];
  /** Numbers of the units in it, also of those that are not on the list. */
  readonly contents: readonly number[];
}

/** One item of a hire, to be taken off the shelf and back: the pieces of all its lines; or goods of one supplier. */
export interface ListedItem extends PieceCounts {
  /** Of the row: the item, the sub-hire of a supplier's goods, or the custom line. */
  readonly itemId: string;
  /** Goods of a supplier, prepared as soon as they are here; left out for our own. */
  readonly supplied?: true;
  /** Goods of a custom line, which have no label: counted by hand; left out for any other. */
  readonly custom?: true;
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  /** The lines of other items that its pieces belong to: a kit, or what they go with. */
  readonly with: readonly ListedBringer[];
  /** The promised items in whose place its pieces go; left out where they go in no other one's. */
  readonly insteadOf?: readonly ListedBringer[];
  readonly serialised: boolean;
  /** The place of its counted pieces in the store; its units have places of their own. */
  readonly place: string;
  /** Promised, and not there: a shortage of ours, or hired from a supplier. */
  readonly short: number;
  readonly subhired: number;
}

/** The server's answer to a device: what it says of each scan, and the list of the hire that was asked for. */
export interface ScansReply {
  readonly answers: readonly ScanAnswer[];
  readonly view: WarehouseView | null;
  /** The server's clock. */
  readonly now: string;
}

/** What a device needs to work on a hire, also without a network. */
export interface WarehouseView {
  readonly hireId: string;
  readonly state: HireState;
  readonly items: readonly ListedItem[];
  readonly units: readonly ListedUnit[];
  readonly cases: readonly ListedCase[];
}
