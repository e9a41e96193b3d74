import type { ItemAvailability } from "#app/features/claims/claims.ts";
import type { Cents } from "#app/lib/money.ts";

/** What a line comes to. Sums net of VAT. */
export interface QuoteLineFigures {
  readonly name: string;
  /** The item's rate today; null for other lines. */
  readonly itemRateNet: Cents | null;
  /** Whether a unit of it can be promised. */
  readonly serialised: boolean;
  /** The availability; null for lines that are not items, and without dates. */
  readonly availability: Pick<ItemAvailability, "state" | "available"> | null;
  /** What the rate is multiplied by for the dates, in thousandths; null without dates. */
  readonly factor: number | null;
  readonly net: Cents | null;
  /** The margin after the line's part of the order discount and its own cost; null without dates or without a cost. */
  readonly margin: Cents | null;
}

/** What a draft comes to with its ticked options. */
export interface QuoteDraftTotals {
  readonly days: number;
  /** Thousandths: that of every line where they share one, otherwise that of the settings. */
  readonly factor: number;
  /** Net of VAT. */
  readonly hire: Cents;
  readonly orderDiscount: Cents;
  readonly minimum: Cents;
  readonly waiver: Cents;
  /** Transport, crew and consumables, net of VAT. */
  readonly extras: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly total: Cents;
  readonly deposit: Cents;
  readonly security: Cents;
  /** Net less every cost; null where no cost is known. Never shown to customers. */
  readonly margin: Cents | null;
}

export interface QuoteDraftFigures {
  /** The lines by their key in the form. */
  readonly lines: Readonly<Record<string, QuoteLineFigures>>;
  /** The totals; null without dates. */
  readonly totals: QuoteDraftTotals | null;
}
