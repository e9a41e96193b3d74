import type { Cents } from "#app/lib/money.ts";
import { roundHalfUp } from "#app/lib/money.ts";

export const BULK_ACTIONS = [
  "publish",
  "unpublish",
  "hide",
  "show",
  "category",
  "brand",
  "vat",
  "price",
  "delete",
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The most products one change may touch. */
export const MOST_AT_ONCE = 500;

/** Rates of VAT in Ireland, in basis points. */
export const VAT_RATES = [2300, 1350, 900, 480, 0] as const;

/** A change of many products as the form sends it. */
export interface BulkChange {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  /** A category's or brand's id, basis points of VAT, or percent of the price with a sign; "" for the others. */
  readonly value: string;
}

/** A percentage as people type it, "-10" or "+2,5", in hundredths of a percent; null when it is none or out of reason. */
export function typedPercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, "").replace("−", "-").replace(",", ".");
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return null;
  const hundredths = Math.round(Number(plain) * 100);
  return hundredths > -10_000 && hundredths <= 50_000 && hundredths !== 0 ? hundredths : null;
}

/** A price changed by hundredths of a percent, rounded once, half up. */
export function changedPrice(price: Cents, hundredths: number): Cents {
  return roundHalfUp(price * (10_000 + hundredths), 10_000);
}

/** What became of a change of many. */
export interface BulkOutcome {
  readonly action: BulkAction;
  readonly changed: number;
  /** Names of products that were left as they are, each with what is in the way. */
  readonly refused: readonly { readonly name: string; readonly why: readonly string[] }[];
  /** Undoes it; null where that cannot be. */
  readonly undo: string | null;
}
