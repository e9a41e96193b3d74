import { fold } from "#app/lib/text/fold.ts";

const MAX_WORDS = 8;

/** Staff's row of the table of synonyms, folded: any of the terms in a search also means each of the meanings. */
export interface SynonymRule {
  readonly terms: readonly string[];
  readonly meanings: readonly string[];
}

/** The words of a folded text of a product. */
export function tokensOf(text: string): readonly string[] {
  return text.split(/[\s|,;]+/).filter((word) => word !== "");
}

/** The words of a search text, folded, each once, at most eight. */
export function searchWords(text: string): readonly string[] {
  return [...new Set(tokensOf(fold(text)))].slice(0, MAX_WORDS);
}

const MIN_LETTERS = 4;

/** Irish plurals that no rule makes, folded. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([["soilse", "solas"]]);

/** What ends an Irish plural, folded, and what its singular may end in. */
const IRISH_ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  // micreafóin → micreafón, córais → córas
  [/([aou])i([bcdfglmnprst]+)$/, "$1$2"],
  // cáblaí → cábla
  [/ai$/, "a"],
  // callairí → callaire
  [/([bcdfglmnprst])i$/, "$1e"],
  // teilgeoirí → teilgeoir
  [/([bcdfglmnprst])i$/, "$1"],
  // dromanna → drom
  [/e?anna$/, ""],
  // saolta → saol
  [/t[ae]$/, ""],
];

/**
 * A folded word with what it may be in the singular, in English and in Irish, as far as its last letters say: "trusses" →
 * "truss", "lights" → "light", "callairí" → "callaire". Some of them are no words; they are for looking up.
 */
export function singularsOf(word: string): readonly string[] {
  if (word.length < MIN_LETTERS) return [word];
  const english = word.replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^sui])s$/, "$1");
  const irish = IRISH_ENDINGS.map(([plural, singular]) => word.replace(plural, singular));
  return [...new Set([word, english, ...irish, IRREGULAR.get(word) ?? word])];
}

/** Inches as they are typed, after their figure. */
const INCHES = /(\d)(?: ?(?:["”]|''|′′)|[ -]?inch(?:es)?(?!\p{L}))/gu;

/** A folded text in which inches are written as one word: '12" speaker' → "12in speaker". */
export function withInches(text: string): string {
  return text.replace(INCHES, "$1in");
}

/** "par can, Parcan" → ["par can", "parcan"]. */
export function listedWords(text: string): readonly string[] {
  return [...new Set(text.split(",").map((word) => fold(word)))].filter((word) => word !== "");
}

const MAX_MEANINGS = 24;

/** The other ways to say a search text: each term in it replaced by each of its meanings. */
export function meaningsOf(text: string, rules: readonly SynonymRule[]): readonly string[] {
  const padded = ` ${tokensOf(fold(text)).join(" ")} `;
  const found = new Set<string>();
  for (const { terms, meanings } of rules) {
    // The longest term that fits, so that "par can" is not read as "par" and a can.
    const term = terms
      .filter((known) => padded.includes(` ${known} `))
      .sort((a, b) => b.length - a.length)
      .at(0);
    if (term === undefined) continue;
    for (const meaning of meanings) found.add(padded.replace(` ${term} `, ` ${meaning} `).trim());
  }
  found.delete(padded.trim());
  return [...found].slice(0, MAX_MEANINGS);
}

/** How many slips a word of this length is forgiven. */
export function forgiven(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * How many letters were left out, put in, exchanged or swapped with their neighbour between two words; more
 * than `limit` is given as limit + 1.
 */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const width = other.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: width }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = line;
  }
  return Math.min(above[width - 1] ?? 0, limit + 1);
}
