import type { PeriodFault } from "#app/features/claims/hire-period.ts";

/** What is wrong with a field of the editor. */
export type DraftFault = { readonly field: string } & (
  | {
      readonly kind:
        | "required"
        | "email"
        | "sum"
        | "percent"
        | "date"
        | "quantity"
        | "days"
        | "too-many-lines";
    }
  | { readonly kind: "period"; readonly fault: PeriodFault }
);
