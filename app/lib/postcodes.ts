const EIRCODE = /^([AC-FHKNPRTV-Y]\d[\dW]) ?([\dAC-FHKNPRTV-Y]{4})$/i;
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/i;
const POSTCODES: Readonly<Record<string, RegExp>> = { IE: EIRCODE, GB: BRITISH };
const OTHER_POSTCODE = /^[A-Z\d][A-Z\d -]{1,9}$/i;

/** Beginnings, with what follows the space only behind a whole routing key or district. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  IE: /^([AC-FHKNPRTV-Y](?:\d[\dW]?)?)$|^([AC-FHKNPRTV-Y]\d[\dW]) ?([\dAC-FHKNPRTV-Y]{1,4})$/,
  GB: /^([A-Z]{1,2})$|^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{0,2})?$/,
};
const OTHER_BEGINNING = /^[A-Z\d][A-Z\d -]{0,9}$/;

/** A postcode in capitals, as it is written on an envelope: with the space of an Eircode (eircode.ie) or a British one. */
export function formatPostcode(typed: string): string {
  return typed.toUpperCase().replace(EIRCODE, "$1 $2").replace(BRITISH, "$1 $2");
}

/** Whether a postcode has the form of those of a country: an Eircode in Ireland. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  return (POSTCODES[country] ?? OTHER_POSTCODE).test(postcode);
}

/** The beginnings of postcodes that somebody lists, separated by commas or spaces, in capitals and each as it is written. */
export function readPrefixes(country: string, typed: string): readonly string[] {
  const parts = typed.toUpperCase().split(/[,;\n]+/);
  return parts.flatMap((part) => joinPostcodes(country, part)).map((one) => formatPrefix(country, one));
}

/** Whether a postcode of the country can begin so. */
export function isPrefixOf(country: string, prefix: string): boolean {
  return (BEGINNINGS[country] ?? OTHER_BEGINNING).test(prefix);
}

/**
 * Whether a postcode, as it is written, is among those that begin so. A British beginning names a whole area or district:
 * BT1 covers BT1 5GS and not BT16 1AA.
 */
export function hasPrefix(country: string, postcode: string, typed: string): boolean {
  if (country !== "GB") return withoutSpaces(postcode).startsWith(withoutSpaces(typed));
  const prefix = formatPrefix(country, typed);
  if (!postcode.startsWith(prefix)) return false;
  return prefix.includes(" ") || kindOf(postcode[prefix.length]) !== kindOf(prefix.at(-1));
}

/** The words of a text without commas. Those that are a postcode with its space, or only behind the one before them, are one. */
function joinPostcodes(country: string, text: string): readonly string[] {
  const joined: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const both = `${joined.at(-1)} ${word}`;
    const isOne = isPostcodeOf(country, both) || (isPrefixOf(country, both) && !isPrefixOf(country, word));
    if (joined.length > 0 && country in BEGINNINGS && isOne) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

function formatPrefix(country: string, prefix: string): string {
  const [, alone, outward, inward] = BEGINNINGS[country]?.exec(prefix) ?? [];
  if (outward === undefined) return alone ?? prefix;
  return inward === undefined ? outward : `${outward} ${inward}`;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "");
}

function kindOf(character = " "): "space" | "digit" | "letter" {
  if (character === " ") return "space";
  return /\d/.test(character) ? "digit" : "letter";
}
