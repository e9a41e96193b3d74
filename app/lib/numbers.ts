import { withoutEnd } from "./without-end.ts";

/** "2" as the whole number 2, from 0 up to `most`; null for any other text and for none. */
export function parseWhole(text: string | null | undefined, most = 999_999_999): number | null {
  const number = /^\d{1,15}$/.test(text ?? "") ? Number(text) : null;
  return number !== null && number <= most ? number : null;
}

/** "+3", "-2", "−2" or "5" as a whole number; null when it is none, or further from 0 than `most`. */
export function parseSigned(text: string, most = 999_999): number | null {
  const plain = text.replace("−", "-").replace(/\s/g, "");
  const number = /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) : null;
  return number !== null && Math.abs(number) <= most ? number : null;
}

/** "12.5" or "12,5" in basis points, with or without a percent sign, up to 100 %; null when it is none. */
export function parsePercent(text: string): number | null {
  const points = parseDecimal(withoutEnd(text, "% "), 2);
  return points !== null && points <= 10_000 ? points : null;
}

/** "0.95" or "3" in thousandths; null when it is none. */
export function parseThousandths(text: string): number | null {
  return parseDecimal(text, 3);
}

/** "2", "0.5" or "2,25 kg" in grams; null when it is none. */
export function parseKilograms(text: string): number | null {
  return parseDecimal(text.replace(/kg$/i, "").trim(), 3);
}

function parseDecimal(text: string, places: number): number | null {
  const [, whole, rest = ""] = /^(\d{1,5})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === undefined || rest.length > places) return null;
  return Number(whole) * 10 ** places + Number(rest.padEnd(places, "0"));
}
