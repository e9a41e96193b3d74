import { isPostcodeOf } from "#app/lib/postcodes.ts";

/** A British area; a district; one of London that may have a letter more. */
const AREA = /^[A-Z]{1,2}$/;
const DISTRICT = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const LETTERED = /^(E|EC|N|NW|SE|SW|W|WC)\d$/;

/**
 * The postcodes that begin so, as `postal_code` of Google's product data says them: a code, a beginning with `*`, or a range
 * of two of equal length. `BT1*` would be BT10 to BT19 as well, so a district is the range of its sectors.
 */
export function feedPostcodes(country: string, prefix: string): readonly string[] {
  if (country !== "GB") return [`${prefix}*`];
  if (isPostcodeOf(country, prefix)) return [prefix];
  // B is Birmingham, and not BT.
  if (AREA.test(prefix)) return [prefix.length === 1 ? `${prefix}0*-${prefix}9*` : `${prefix}*`];
  if (!DISTRICT.test(prefix)) return [`${prefix}*`];
  const sectors = `${prefix} 0*-${prefix} 9*`;
  return LETTERED.test(prefix) ? [sectors, `${prefix}A*-${prefix}Z*`] : [sectors];
}
