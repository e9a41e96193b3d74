/**
 * Shapes of VAT numbers after their two letters, from the table of structures in the European Commission's VIES
 * questions and answers. Greece writes EL. XI is Northern Ireland, which for goods belongs to the VAT area of the EU;
 * GB is taken as a company's particular only.
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z+*]\d{5}[A-W]|\d{7}[A-W][A-IW]?)$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const IRISH_LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";

/** A VAT number without spaces and punctuation, in capitals: "ie 1234567t" → "IE1234567T". */
export function normalizedVatNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, "");
}

/** True when a normalised VAT number can exist: right shape, and for Irish ones the right check letter. */
export function isVatNumber(text: string): boolean {
  const [country, number] = [text.slice(0, 2), text.slice(2)];
  if (!Object.hasOwn(SHAPES, country) || !SHAPES[country]?.test(number)) return false;
  return country !== "IE" || isIrish(number);
}

/** True for a number of a business in another member state or in Northern Ireland. */
export function isVatNumberAbroad(text: string): boolean {
  return isVatNumber(text) && !/^(?:IE|GB)/.test(text);
}

/** True for a country of the EU, as ISO 3166 writes it, other than Ireland. */
export function isMemberStateAbroad(country: string): boolean {
  if (country === "GR") return true;
  return !["IE", "GB", "XI", "EL"].includes(country) && Object.hasOwn(SHAPES, country);
}

/**
 * Seven digits, a check letter, and for newer numbers a letter A to I or W. Old ones have a letter second. The check
 * is that of the Revenue Commissioners for PPS and tax reference numbers: weights 8 to 2, the second letter 9, modulo 23.
 */
function isIrish(text: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(text);
  const match = old ? `0${old[2]}${old[1]}${old[3]}` : text;
  const parts = /^(\d{7})([A-W])([A-IW]?)$/.exec(match);
  if (!parts) return false;
  const [, digits = "", check, extra = ""] = parts;
  const weighted = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0);
  const tail = extra === "" || extra === "W" ? 0 : (extra.charCodeAt(0) - 64) * 9;
  return IRISH_LETTERS[(weighted + tail) % 23] === check;
}
