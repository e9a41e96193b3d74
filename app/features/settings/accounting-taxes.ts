import type { VAT_RATES } from "#app/lib/vat.ts";

/** The Irish VAT rates in basis points, and "reverse" for sales whose customer accounts for the VAT. */
export const ACCOUNTING_TAXES = ["2300", "1350", "900", "480", "0", "reverse"] as const satisfies readonly (
  | `${(typeof VAT_RATES)[number]}`
  | "reverse"
)[];
