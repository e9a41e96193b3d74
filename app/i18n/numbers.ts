import type { Locale } from "./locale.ts";

/** The plural categories that a text can have a form for. */
export type PluralCategory = "one" | "two" | "few" | "many" | "other";

/** Commas between the thousands of a row of digits: "1234567" is "1,234,567". */
export function groupThousands(digits: string): string {
  let text = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}

/**
 * `1,234.5` with at most three decimals, the same in both languages. Written by hand, because Chromium has no Irish
 * number format and uses the one of its own language: the page would change when its scripts run.
 */
export function formatNumber(value: number): string {
  const [whole = "", decimals = ""] = Math.abs(value).toFixed(3).split(".");
  const text = groupThousands(whole) + String(Number(`0.${decimals}`)).slice(1);
  return value < 0 && text !== "0" ? `-${text}` : text;
}

/**
 * The CLDR plural category of a count. English: one 1, other everything else. Irish: one 1, two 2, few 3–6, many 7–10,
 * other 0, 11 and up, and fractions. By hand, because a browser without Irish would answer with its own language's.
 */
export function pluralCategory(locale: Locale, count: number): PluralCategory {
  const n = Math.abs(count);
  if (n === 1) return "one";
  if (locale === "en" || !Number.isInteger(n) || n === 0 || n > 10) return "other";
  if (n === 2) return "two";
  return n <= 6 ? "few" : "many";
}
