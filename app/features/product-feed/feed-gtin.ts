import { gtinFault, normalizeGtin } from "#app/lib/gtin.ts";

/**
 * GS1 prefixes that Google refuses: numbers for use within a company and coupons, written as GTIN-14 without the
 * indicator digit.
 */
const REFUSED_PREFIX = /^0(?:02|04|05|2|98|99)/;

/** A code as the feed may name it; null where Google would refuse it, such as for a wrong check digit. */
export function feedGtin(code: string): string | null {
  const gtin = normalizeGtin(code);
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin) || gtinFault(gtin) !== null) return null;
  return REFUSED_PREFIX.test(gtin.padStart(14, "0")) ? null : gtin;
}
