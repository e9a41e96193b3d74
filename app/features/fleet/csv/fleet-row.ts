import type { Cents } from "#app/lib/money.ts";
import type { AccessoryKind, HireItemKind, LiftingKind } from "../fleet.ts";

/** A quantity of another item, by its code. */
export interface CodeQuantity {
  readonly code: string;
  readonly quantity: number;
}

/** A row of the fleet's file as values. */
export interface FleetRow {
  /** The spreadsheet's row. */
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  /** Name of the group, as written. */
  readonly group: string;
  /** Path of the category, as written: "Lighting > Moving heads". */
  readonly category: string | null;
  readonly kind: HireItemKind;
  readonly owned: number;
  readonly dayRateNet: Cents | null;
  readonly vatRate: number;
  readonly replacementNet: Cents | null;
  readonly prepMinutes: number | null;
  readonly turnaroundMinutes: number | null;
  readonly packSize: number;
  readonly watts: number | null;
  readonly powerFactor: number;
  readonly phases: 1 | 3;
  readonly weightGrams: number | null;
  readonly casePieces: number | null;
  readonly caseGrams: number | null;
  /** Length, width and height in millimetres. */
  readonly caseMm: readonly [number, number, number] | null;
  readonly lifting: LiftingKind;
  readonly electrical: boolean;
  readonly aliases: readonly string[];
  readonly parts: readonly CodeQuantity[];
  readonly accessories: readonly (CodeQuantity & { readonly kind: AccessoryKind })[];
}

/** The form in which codes of two files or tables are compared: case does not matter. */
export function codeKey(code: string): string {
  return code.toLowerCase();
}
