import type { VatRate } from "./money.ts";
import { parsePercent } from "./numbers.ts";

/**
 * Rates of VAT in Ireland, in basis points: standard, reduced, second reduced, livestock, zero (Value-Added Tax
 * Consolidation Act 2010, s. 46).
 */
export const VAT_RATES = [2300, 1350, 900, 480, 0] as const;

/** The rate of goods and services without another one: 23 %. */
export const STANDARD_VAT_RATE = 2300 satisfies VatRate;

/** One of the rates, as a form sends it; null for any other text. */
export function parseVatRate(text: string): (typeof VAT_RATES)[number] | null {
  return VAT_RATES.find((rate) => String(rate) === text) ?? null;
}

/** "23" or "13.5 %" as the rate of VAT that it is; null when it is none. */
export function parseVatPercent(text: string): VatRate | null {
  return parseVatRate(String(parsePercent(text)));
}
