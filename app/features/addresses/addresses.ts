import { formatPostcode, hasPrefix, isPostcodeOf } from "#app/lib/postcodes.ts";

/** A place a customer has goods sent to, and the person who takes them in there. */
export interface SavedAddress {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  /** Eircode, or a BT postcode for Northern Ireland. */
  readonly postcode: string;
  /** The checkout begins with this one. */
  readonly isDefault: boolean;
}

/** An account holds so many. */
export const MAX_SAVED_ADDRESSES = 20;

export const ADDRESS_FIELDS = ["name", "phone", "line1", "line2", "town", "county", "postcode"] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What was typed, to be shown again. */
export type AddressValues = Readonly<Partial<Record<AddressField, string>>>;

/** What is wrong with a field; the page has the words. */
export type AddressFault =
  | "nameRequired"
  | "nameMax"
  | "phoneRequired"
  | "phoneInvalid"
  | "phoneMax"
  | "lineRequired"
  | "lineMax"
  | "townRequired"
  | "townMax"
  | "countyMax"
  | "codeInvalid";

export type AddressFaults = Readonly<Partial<Record<AddressField, AddressFault>>>;

/** The reach of a delivery zone: a country, or the postcodes of it that begin with one of the prefixes. */
export interface ZoneReach {
  readonly country: string;
  readonly postcodePrefixes: readonly string[];
  /** Prefixes of other zones: a postcode that begins with one of them is theirs, unless a longer one is its own. */
  readonly excluded?: readonly string[];
}

/**
 * Whether goods for a postcode in capitals can go by a zone. Of the zones of a country, the one with the longest beginning of
 * the postcode has it, in whatever order they are listed; the whole country is the shortest. So a part of a zone can have
 * rates of its own.
 */
export function reaches({ country, postcodePrefixes, excluded = [] }: ZoneReach, typed: string): boolean {
  const postcode = formatPostcode(typed);
  const own = postcodePrefixes.length === 0 ? 0 : longestOf(country, postcodePrefixes, postcode);
  return own >= Math.max(0, longestOf(country, excluded, postcode)) && isPostcodeOf(country, postcode);
}

/** What other `zones` of the country take out of the reach of one. */
export function excludedFrom(zone: ZoneReach, zones: readonly ZoneReach[]): readonly string[] {
  return zones
    .filter((other) => other !== zone && other.country === zone.country)
    .flatMap(({ postcodePrefixes }) => postcodePrefixes);
}

/** The characters of the longest prefix that a postcode begins with, without spaces; -1 for none. */
function longestOf(country: string, prefixes: readonly string[], postcode: string): number {
  const own = prefixes.filter((one) => hasPrefix(country, postcode, one));
  return Math.max(-1, ...own.map((one) => one.replaceAll(" ", "").length));
}

/** Whether a zone is Northern Ireland, or part of it: all of its postcodes begin with BT. */
export function isNorthernIreland({ country, postcodePrefixes }: ZoneReach): boolean {
  return (
    country === "GB" &&
    postcodePrefixes.length > 0 &&
    postcodePrefixes.every((prefix) => prefix.startsWith("BT"))
  );
}

/** The lines of an address as they are written one below the other; empty ones are left out. */
export function addressLines(address: Omit<SavedAddress, "id" | "isDefault">): readonly string[] {
  const { name, line1, line2, town, county, postcode } = address;
  return [name, line1, line2, town, county, postcode].filter((line) => line !== "");
}
