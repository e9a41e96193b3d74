import type { Cents } from "#app/lib/money.ts";

/** A hire request as its sender reads it once it is stored. */
export interface SentRequest {
  /** False while the browser has yet to show that a person sent it: staff do not work on it until then. */
  readonly isConfirmed: boolean;
  /** Where the quote goes. */
  readonly email: string;
  /** By when the quote is there. */
  readonly dueAt: Date;
  /** The company's phone number; empty where none is set. */
  readonly phone: string;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly lines: readonly {
    readonly code: string;
    readonly name: string;
    readonly nameGa: string | null;
    readonly quantity: number;
  }[];
  /** What is wanted beside the catalogue. */
  readonly requests: readonly { readonly quantity: number; readonly text: string }[];
  /** Where the gear is used; empty where that was not said. */
  readonly place: string;
  readonly message: string;
  /** VAT included; null without dates. */
  readonly total: Cents | null;
}
