import type { AccessoryKind } from "../fleet.ts";
import type { ItemColumns } from "../items/item-columns.ts";

/** A quantity of another item, by its code. */
export interface CodeQuantity {
  readonly code: string;
  readonly quantity: number;
}

/** A row of the fleet's file as values. */
export interface FleetRow
  extends Omit<ItemColumns, "groupId" | "categoryId" | "caseLengthMm" | "caseWidthMm" | "caseHeightMm"> {
  /** The spreadsheet's row. */
  readonly row: number;
  /** Name of the group, as written. */
  readonly group: string;
  /** Path of the category, as written: "Lighting > Moving heads". */
  readonly category: string | null;
  readonly owned: number;
  /** Length, width and height in millimetres. */
  readonly caseMm: readonly [number, number, number] | null;
  readonly parts: readonly CodeQuantity[];
  readonly accessories: readonly (CodeQuantity & { readonly kind: AccessoryKind })[];
}

/** The form in which codes of two files or tables are compared: case does not matter. */
export function codeKey(code: string): string {
  return code.toLowerCase();
}
