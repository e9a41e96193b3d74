import { type Cents, cents } from "./money.ts";

/**
 * "6.95", "6,95", "€ 6", "12 €" and "1,234.50" as cents, below ten million euro; null when it is none of those. A comma
 * before the last one or two digits is a decimal comma.
 */
export function parseEuro(text: string): Cents | null {
  const plain = text.replace(/[€\s]/g, "");
  const [, whole, rest = ""] =
    /^(\d{1,7}|\d{1,3},\d{3}|\d(?:,\d{3}){2})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  return cents(Number(whole.replaceAll(",", "")) * 100 + Number(rest.padEnd(2, "0")));
}

/**
 * Cents as a number of euro with two decimals at most: 1250 is 12.5. For sums in a spreadsheet and in the API; a file
 * that is imported again holds `euroText`.
 */
export function toEuro(amount: Cents): number;
export function toEuro(amount: Cents | null): number | null;
export function toEuro(amount: Cents | null): number | null {
  return amount === null ? null : amount / 100;
}

/** Cents as a field, a file or structured data holds them: 123450 is "1234.50". Null is "". */
export function euroText(amount: Cents | null): string {
  return amount === null ? "" : (amount / 100).toFixed(2);
}
