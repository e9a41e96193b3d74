import { forgiven, type SynonymRule, slipsBetween } from "#app/features/catalog/search/search-words.ts";
import type { SearchedItem } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";
import { readWords, type TextNumber, type TextWords } from "./rider-words.ts";

/** One item with what a line of a rider is compared with. */
export interface IndexedItem {
  readonly item: SearchedItem;
  /** The numbers in its names and aliases. */
  readonly numbers: readonly TextNumber[];
  /** How many words its name has. */
  readonly length: number;
}

/** Positions of the items that have a word. */
type Postings = ReadonlySet<number>;

/** The visible items, prepared once for all lines of a rider. */
export interface RiderIndex {
  readonly items: readonly IndexedItem[];
  readonly synonyms: readonly SynonymRule[];
  /** Positions of items by folded code, and by folded name or alias. */
  readonly codes: ReadonlyMap<string, readonly number[]>;
  readonly names: ReadonlyMap<string, readonly number[]>;
  readonly words: ReadonlyMap<string, Postings>;
  /** Positions of items by the words of their group and categories. */
  readonly groupWords: ReadonlyMap<string, readonly number[]>;
  /** Words by their length, for slips. */
  readonly byLength: readonly (readonly { readonly word: string; readonly letters: number }[])[];
}

/** How well a word fits with a slip, or as a beginning. */
const NEARLY = 0.8;
const MIN_BEGINNING = 3;

/** Prepares items for `matchLine`. Takes time with the number of their words. */
export function indexItems(items: readonly SearchedItem[], synonyms: readonly SynonymRule[]): RiderIndex {
  const codes = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  const words = new Map<string, Set<number>>();
  const groupWords = new Map<string, number[]>();
  const indexed = items.map((item, at): IndexedItem => {
    const named = [item.name, item.nameGa ?? "", ...item.aliases].filter((name) => name.trim() !== "");
    const read = named.map(readWords);
    put(codes, foldCode(item.code), at);
    for (const name of new Set(named.map(fold))) put(names, name, at);
    for (const text of [...read, readWords(item.code)]) putWords(words, text, at);
    for (const word of item.groupNames.flatMap((groupName) => readWords(groupName).words))
      put(groupWords, word, at);
    return {
      item,
      numbers: read.flatMap((text) => text.numbers),
      length: (read[0]?.words.length ?? 0) + (read[0]?.numbers.length ?? 0),
    };
  });
  return {
    items: indexed,
    synonyms,
    codes,
    names,
    words,
    groupWords,
    byLength: groupByLength([...words.keys()]),
  };
}

/**
 * Positions of the items that have a word, with how well it fits. Where none has it, those that have it with a small
 * slip or begin with it. A slip looks at the words of nearly the same length only, and at their letters before their
 * order.
 */
export function findWord(index: RiderIndex, word: string): ReadonlyMap<number, number> {
  const exact = index.words.get(word);
  if (exact) return new Map([...exact].map((at) => [at, 1]));
  const near = nearWords(index, word).flatMap((other) => [...(index.words.get(other) ?? [])]);
  return new Map(near.map((at) => [at, NEARLY]));
}

function nearWords({ byLength }: RiderIndex, word: string): readonly string[] {
  const slips = forgiven(word.length);
  const letters = lettersOf(word);
  const found: string[] = [];
  for (let length = Math.max(1, word.length - slips); length < byLength.length; length += 1) {
    const mayBegin = length > word.length && word.length >= MIN_BEGINNING;
    const mayHaveSlips = slips > 0 && length <= word.length + slips;
    if (!mayBegin && !mayHaveSlips) continue;
    for (const other of byLength[length] ?? []) {
      const hasSlips = () =>
        mayHaveSlips &&
        bitsOf(other.letters ^ letters) <= 2 * slips &&
        slipsBetween(word, other.word, slips) <= slips;
      if ((mayBegin && other.word.startsWith(word)) || hasSlips()) found.push(other.word);
    }
  }
  return found;
}

function put<K>(map: Map<K, number[]>, key: K, at: number): void {
  const known = map.get(key);
  if (!known) map.set(key, [at]);
  else if (!known.includes(at)) known.push(at);
}

/** Each word, and two that follow each other as one: "mega pointe" is found as "megapointe" too. */
function putWords(positions: Map<string, Set<number>>, { words }: TextWords, at: number): void {
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  for (const word of [...words, ...pairs]) positions.set(word, (positions.get(word) ?? new Set()).add(at));
}

function groupByLength(words: readonly string[]): RiderIndex["byLength"] {
  const groups: { word: string; letters: number }[][] = [];
  for (const word of words) {
    while (groups.length <= word.length) groups.push([]);
    groups[word.length]?.push({ word, letters: lettersOf(word) });
  }
  return groups;
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << (letter.charCodeAt(0) % 31);
  return letters;
}

function bitsOf(number: number): number {
  let [left, bits] = [number >>> 0, 0];
  for (; left > 0; left &= left - 1, left >>>= 0) bits += 1;
  return bits;
}
