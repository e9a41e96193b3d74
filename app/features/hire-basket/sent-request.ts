import type { Cents } from "#app/lib/money.ts";

/** A hire request as its sender reads it once it is stored. */
export interface SentRequest {
  /** Where the quote goes. */
  readonly email: string;
  /** By when the quote is there. */
  readonly dueAt: Date;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly lines: readonly {
    readonly code: string;
    readonly name: string;
    readonly nameGa: string | null;
    readonly quantity: number;
  }[];
  /** VAT included; null without dates. */
  readonly total: Cents | null;
}
