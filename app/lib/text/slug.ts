import { fold } from "./fold.ts";

/** Characters of an address part. */
const MAX_LENGTH = 80;

/** Letters that no decomposition turns into plain ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
  ı: "i",
};

/**
 * The address part of a name: "Soilse Gluaisteacha, 350 W" → "soilse-gluaisteacha-350-w". Irish letters
 * lose their fadas. Never empty: a name without letters and digits becomes `fallback`.
 */
export function slugOf(name: string, fallback = "product", most = MAX_LENGTH): string {
  const plain = fold(name)
    .replace(/[ßæœøðþłđı]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/&/g, " and ")
    .replace(/['’`´]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  const cut = plain.replace(/^-/, "").slice(0, most).replace(/-$/, "");
  return cut === "" ? fallback : cut;
}

/**
 * A slug that is not `taken` yet: the name's own, or with -2, -3 …. The number counts toward the limit of
 * `most` characters. Callers give a product its slug once and keep it.
 */
export function uniqueSlug(
  name: string,
  taken: { has(slug: string): boolean },
  fallback = "product",
  most = MAX_LENGTH,
): string {
  const base = slugOf(name, fallback, most);
  if (!taken.has(base)) return base;
  const numbers = lastNumbers.get(taken) ?? new Map<string, number>();
  lastNumbers.set(taken, numbers);
  for (let n = (numbers.get(base) ?? 1) + 1; ; n += 1) {
    const suffix = `-${n}`;
    const slug = `${base.slice(0, most - suffix.length).replace(/-$/, "")}${suffix}`;
    if (taken.has(slug)) continue;
    numbers.set(base, n);
    return slug;
  }
}

/** The last number that each slug was given, so that a file of equal names does not count from 2 for each of them. */
const lastNumbers = new WeakMap<object, Map<string, number>>();
