import { fold } from "#app/lib/text/fold.ts";

const UNITS =
  "of|items?|pieces?|pcs|units?|lines?|qty|quantity|number|equipment|gear|hire|price|cost|weight|kg|eur|euro|net|gross|ex|excl|incl|vat|earrai|mireanna|cbl";
const NAMES = new RegExp(
  `^(?:(?:grand|sub|overall|sum) ?)?totals?(?: (?:${UNITS}))*$|^sum$|^(?:mor|fo)? ?(?:iomlan|suim)(?: (?:${UNITS}))*$`,
);

/** Whether a line or a cell names the sum of others, in either language, whatever figures are with it. */
export function isTotal(text: string): boolean {
  const words = fold(text).replace(/[^\p{L}]+/gu, " ");
  return NAMES.test(words.trim());
}
