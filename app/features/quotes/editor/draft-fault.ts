import type { UnitFault } from "#app/features/claims/claims.ts";
import type { PeriodFault } from "#app/features/claims/hire-period.ts";

/** What is wrong with a field of the editor. */
export type QuoteDraftFault = { readonly field: string } & (
  | {
      readonly kind:
        | "required"
        | "email"
        | "sum"
        | "percent"
        | "vat-rate"
        | "date"
        | "quantity"
        | "days"
        | "one-unit"
        | "too-many-lines";
    }
  /** Characters of the text, and at most. */
  | { readonly kind: "too-long"; readonly length: number; readonly limit: number }
  | { readonly kind: "period"; readonly fault: PeriodFault }
  /** `unit` as it was typed. */
  | { readonly kind: "unit"; readonly unit: string; readonly fault: UnitFault }
);
