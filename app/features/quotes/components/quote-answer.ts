import type { Cents } from "#app/lib/money.ts";
import type { ContentFault } from "../content/content-fault.ts";

/** Why an action of a quote was refused, or that it asks first. */
export type QuoteRefusal =
  | {
      readonly kind:
        | "to-confirm"
        | "not-found"
        | "no-draft"
        | "draft-there"
        | "conflict"
        | "asked-meanwhile"
        | "state"
        | "hire-begun"
        | "not-staff";
    }
  | { readonly kind: "incomplete"; readonly faults: readonly ContentFault[] }
  | { readonly kind: "price-changed"; readonly total: Cents }
  | {
      readonly kind: "short";
      readonly lines: readonly {
        readonly lineId: string;
        readonly quantity: number;
        readonly available: number;
      }[];
    }
  | { readonly kind: "unit-taken"; readonly unitNumber: number };

/** The answer of an action below a quote's page. */
export interface QuoteAnswer {
  readonly action:
    | "sending"
    | "versions"
    | "copies"
    | "draft-deletion"
    | "withdrawal"
    | "assignments"
    | "requests";
  readonly refusal: QuoteRefusal;
}
