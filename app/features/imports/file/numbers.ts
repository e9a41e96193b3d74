import { type Cents, cents } from "#app/lib/money.ts";

export type DecimalSeparator = "." | ",";

/** Prices above this are a barcode or a phone number in the wrong column: ten million euro. */
const HIGHEST_PRICE_CENTS = 1_000_000_000;

const PLAIN = /^\d+$/;
const GROUPED = { ",": /^\d{1,3}(?:,\d{3})+$/, ".": /^\d{1,3}(?:\.\d{3})+$/ } as const;

/** Removes currency signs, spaces and apostrophes used for grouping. Keeps sign, digits and separators. */
function strip(text: string): string {
  return text
    .replace(/\s+/gu, "")
    .replace(/^(?:EUR|€)|(?:EUR|€)$/giu, "")
    .replace(/(?<=\d)['’](?=\d{3})/gu, "");
}

/**
 * The separator that a number alone proves to be the decimal one, or null when it proves nothing (`12`, `1,234`,
 * `1.234`, which may be thousands).
 */
function provenSeparator(digits: string): DecimalSeparator | null {
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  if (comma === -1 && point === -1) return null;
  if (comma !== -1 && point !== -1) return comma > point ? "," : ".";
  const separator = comma === -1 ? "." : ",";
  const at = Math.max(comma, point);
  if (digits.indexOf(separator) !== at) return separator === "," ? "." : ",";
  const before = digits.slice(0, at);
  const couldBeThousands = digits.length - at - 1 === 3 && /^[1-9]\d{0,2}$/.test(before);
  return couldBeThousands ? null : separator;
}

/** The decimal separator of the store that wrote these cells: the one most of them prove; null without proof. */
export function detectDecimalSeparator(cells: Iterable<string>): DecimalSeparator | null {
  const votes = { ".": 0, ",": 0 };
  for (const cell of cells) {
    const proven = provenSeparator(strip(cell).replace(/^[+-]/, ""));
    if (proven) votes[proven] += 1;
  }
  if (votes["."] === votes[","]) return votes["."] === 0 ? null : ".";
  return votes["."] > votes[","] ? "." : ",";
}

/**
 * Reads a decimal number and returns it in plain notation (`-1234.5`), or null when it is none. What the
 * number itself proves wins; only `1,234` and `1.234` are read by the store's separator.
 */
export function normalizeDecimal(text: string, store: DecimalSeparator = "."): string | null {
  const stripped = strip(text);
  const sign = stripped.startsWith("-") ? "-" : "";
  const digits = stripped.replace(/^[+-]/, "");
  if (PLAIN.test(digits)) return plain(sign, digits, "");
  if (!/^[\d.,]+$/.test(digits) || !/\d/.test(digits)) return null;
  const decimal = provenSeparator(digits) ?? store;
  const grouping = decimal === "." ? "," : ".";
  const [whole = "", fraction = "", ...rest] = digits.split(decimal);
  if (rest.length > 0 || fraction.includes(grouping)) return null;
  if (whole.includes(grouping) && !GROUPED[grouping].test(whole)) return null;
  const units = whole.replaceAll(grouping, "");
  if (units === "" && fraction === "") return null;
  return plain(sign, units, fraction);
}

function plain(sign: string, units: string, fraction: string): string {
  const whole = units.replace(/^0+(?=\d)/, "") || "0";
  return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** A price in plain notation as cents, half a cent up. Null when negative or absurdly high. */
export function decimalToCents(decimal: string): { readonly price: Cents; readonly rounded: boolean } | null {
  if (decimal.startsWith("-") && /[1-9]/.test(decimal)) return null;
  const [units = "0", fraction = ""] = decimal.replace("-", "").split(".");
  if (units.length > 9) return null;
  const padded = fraction.padEnd(3, "0");
  const exact = Number(units) * 100 + Number(padded.slice(0, 2));
  const value = exact + (Number(padded.charAt(2)) >= 5 ? 1 : 0);
  if (value > HIGHEST_PRICE_CENTS) return null;
  return { price: cents(value), rounded: /[1-9]/.test(fraction.slice(2)) };
}

const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000,
  g: 1,
  lbs: 453.59237,
  lb: 453.59237,
  oz: 28.349523125,
};
const MILLIMETRES: Readonly<Record<string, number>> = { m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 };

export function isWeightUnit(unit: string): boolean {
  return unit in GRAMS;
}

export function isLengthUnit(unit: string): boolean {
  return unit in MILLIMETRES;
}

/** A weight in whole grams; zero and unknown units give null. */
export function toGrams(decimal: string, unit: string): number | null {
  return scaled(decimal, GRAMS[unit]);
}

/** A length in whole millimetres; zero and unknown units give null. */
export function toMillimetres(decimal: string, unit: string): number | null {
  return scaled(decimal, MILLIMETRES[unit]);
}

function scaled(decimal: string, factor: number | undefined): number | null {
  if (factor === undefined) return null;
  const value = Math.round(Number(decimal) * factor);
  return value > 0 && value <= 2_000_000_000 ? value : null;
}
