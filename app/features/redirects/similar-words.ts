import { fold } from "#app/lib/text/fold.ts";

/** Names by their words, for finding the one that most resembles an old address. */
export interface WordIndex {
  /** The most alike name's position and how alike it is, from 0 to 1; null when no word is shared. */
  best(text: string): { readonly at: number; readonly score: number } | null;
}

/** More words of one address are not read. */
const MAX_WORDS = 16;
/** A word in more names than this says too little to look through them all. */
const COMMON = 400;
/** Small words that addresses leave out and names do not. */
const SMALL = new Set(["and", "the", "a", "an", "of", "for", "with", "in", "agus", "na", "an"]);
/** How much is left where both sides have numbers of their own: "par 56" is no "par 64". */
const OTHER_NUMBER = 0.6;

/**
 * Indexes names. Alikeness is twice the weight of the shared words over the weight of all words of both sides; a
 * word weighs the more the fewer names have it.
 */
export function indexWords(names: readonly string[]): WordIndex {
  const words = names.map(addressWords);
  const positions = new Map<string, number[]>();
  for (const [at, list] of words.entries()) {
    for (const word of list) {
      const known = positions.get(word);
      if (known) known.push(at);
      else positions.set(word, [at]);
    }
  }
  const weigh = (word: string) => Math.log(1 + names.length / (positions.get(word)?.length ?? 0.5));
  const sum = (list: readonly string[]) => list.reduce((total, word) => total + weigh(word), 0);
  const totals = words.map(sum);

  return {
    best(text) {
      const asked = addressWords(text);
      const total = sum(asked);
      const shared = new Map<number, number>();
      for (const word of telling(asked, positions)) {
        const weight = weigh(word);
        for (const at of positions.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
      }
      let found: { at: number; score: number } | null = null;
      for (const at of strongest(shared)) {
        const name = words[at] ?? [];
        const both = sum(asked.filter((word) => name.includes(word)));
        const alike = (2 * both) / (total + (totals[at] ?? 0));
        const score = haveOtherNumbers(asked, name) ? alike * OTHER_NUMBER : alike;
        if (!found || score > found.score) found = { at, score };
      }
      return found;
    },
  };
}

/** The words of a name or of an address: folded, without small ones. */
function addressWords(text: string): readonly string[] {
  const words = fold(text)
    .replace(/&(?:amp;)?/g, " ")
    .replace(/['’`´]/g, "")
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word !== "" && !SMALL.has(word)).slice(0, MAX_WORDS);
}

/** Words that few enough names have; else the rarest one alone. */
function telling(
  asked: readonly string[],
  positions: ReadonlyMap<string, readonly number[]>,
): readonly string[] {
  const known = asked.filter((word) => positions.has(word));
  const rare = known.filter((word) => (positions.get(word)?.length ?? 0) <= COMMON);
  if (rare.length > 0) return rare;
  const size = (word: string) => positions.get(word)?.length ?? 0;
  return known.sort((a, b) => size(a) - size(b)).slice(0, 1);
}

/** The names with the most weight in common, at most 40 of them. */
function strongest(shared: ReadonlyMap<number, number>): readonly number[] {
  if (shared.size <= 40) return [...shared.keys()];
  return [...shared.entries()]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 40)
    .map(([at]) => at);
}

function haveOtherNumbers(a: readonly string[], b: readonly string[]): boolean {
  const onlyIn = (one: readonly string[], other: readonly string[]) =>
    one.some((word) => /\d/.test(word) && !other.includes(word));
  return onlyIn(a, b) && onlyIn(b, a);
}
