import type { AssetState } from "#app/features/assets/assets.ts";
import type { Cents } from "#app/lib/money.ts";
import type { HireItemKind } from "./fleet.ts";

/** An item in the list of the back office. */
export interface HireItemRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  /** Whether staff have counted its group in. */
  readonly live: boolean;
  readonly kind: HireItemKind;
  readonly owned: number;
  readonly dayRateNet: Cents | null;
  readonly visible: boolean;
  readonly sample: boolean;
  /** True when the item has an open shortage. */
  readonly short: boolean;
}

/** A unit in the list of the back office, or on its label. */
export interface UnitRow {
  readonly id: string;
  readonly number: number | null;
  readonly code: string | null;
  readonly itemId: string;
  readonly itemCode: string;
  readonly itemName: string;
  readonly serial: string | null;
  readonly barcode: string | null;
  readonly place: string;
  readonly state: AssetState;
}
