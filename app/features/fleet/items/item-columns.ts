import type { Cents } from "#app/lib/money.ts";
import { keysOf } from "#app/lib/records.ts";
import type { HireLoadFacts } from "../catalogue/hire-item.ts";
import type { HireItemKind, LiftingKind } from "../fleet.ts";

/** Columns of an item that its form and the fleet's file both write. */
export interface ItemColumns extends HireLoadFacts {
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly aliases: readonly string[];
  readonly groupId: string;
  readonly categoryId: string | null;
  readonly kind: HireItemKind;
  readonly dayRateNet: Cents | null;
  readonly vatRate: number;
  readonly replacementNet: Cents | null;
  readonly prepMinutes: number | null;
  readonly turnaroundMinutes: number | null;
  readonly packSize: number;
  readonly lifting: LiftingKind;
  readonly electrical: boolean;
}

/** The columns that differ, in the order of the type. */
export function differing<T extends object>(before: T, after: T): readonly (keyof T & string)[] {
  return keysOf(after).filter(
    (column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null),
  );
}
