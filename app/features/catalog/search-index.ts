import { fold, foldCode } from "#app/lib/fold.ts";
import { type CatalogIndex, type Lines, lettersOf } from "./catalog-index.ts";
import { forgiven, meaningsOf, slipsBetween, wordsOf } from "./search-words.ts";

/** Which products a search text found. */
export interface Matches {
  /** By product: 0 is no match, 1 the best, 254 the least. */
  readonly rank: Uint8Array;
  /** True when nothing matched as typed, and these come nearest. */
  readonly closest: boolean;
  readonly found: boolean;
}

/** Ranks, best first: whole part number, whole name, its beginning, beginning of a word in it, in it, … */
const RANK = { code: 1, name: 2, start: 3, word: 4, inName: 5, partOfCode: 6, text: 7, meaning: 8, typo: 10 };
const WORST = 254;
const SHORTEST_CODE = 3;

/**
 * Products that hold the text: all of its words, each as a part of a word of name, Irish name, brand or category
 * without regard to case and fadas; or the text as part of a part number however it is punctuated; or what a
 * synonym says it means. When there are none, the same with small typos forgiven.
 */
export function searchIndex(index: CatalogIndex, text: string): Matches {
  const rank = new Uint8Array(index.size);
  const direct = rankMatches(index, text, rank);
  const meant = rankMeanings(index, text, rank);
  if (direct || meant) return { rank, closest: false, found: true };
  return { rank, closest: true, found: rankTypos(index, text, rank) };
}

function rankMatches(index: CatalogIndex, text: string, rank: Uint8Array): boolean {
  const whole = fold(text);
  let found = false;
  for (const product of withWords(index, wordsOf(text))) {
    rank[product] = rankOf(index.texts[product] ?? "", whole);
    found = true;
  }
  return rankCodes(index, foldCode(text), rank) || found;
}

function rankOf(text: string, whole: string): number {
  const end = text.indexOf(" | ");
  const name = end === -1 ? text : text.slice(0, end);
  if (name === whole) return RANK.name;
  if (name.startsWith(whole)) return RANK.start;
  if (name.includes(` ${whole}`)) return RANK.word;
  return name.includes(whole) ? RANK.inName : RANK.text;
}

function rankCodes(index: CatalogIndex, code: string, rank: Uint8Array): boolean {
  if (code.length < SHORTEST_CODE) return false;
  const products = containing(index.codes, code);
  for (const product of products) {
    const better = lineAt(index.codes, product).split(" ").includes(code) ? RANK.code : RANK.partOfCode;
    const before = rank[product] ?? 0;
    if (before === 0 || better < before) rank[product] = better;
  }
  return products.length > 0;
}

function rankMeanings(index: CatalogIndex, text: string, rank: Uint8Array): boolean {
  let found = false;
  for (const meaning of meaningsOf(text, index.synonyms)) {
    for (const product of withWords(index, wordsOf(meaning))) {
      if (rank[product] === 0) rank[product] = RANK.meaning;
      found = true;
    }
  }
  return found;
}

/** Products that have every word, as a part of one of theirs. */
function withWords(index: CatalogIndex, words: readonly string[]): readonly number[] {
  const marks = words.map((word) => {
    const mark = new Uint8Array(index.size);
    for (const ordinal of containing(index.words, word)) markProducts(index, ordinal, mark, 1);
    markMeasure(index, word, mark);
    return mark;
  });
  return withAll(index.size, marks);
}

function withAll(size: number, marks: readonly Uint8Array[]): number[] {
  const [first, ...others] = marks;
  const found: number[] = [];
  if (!first) return found;
  for (let product = 0; product < size; product += 1) {
    if (first[product] && others.every((mark) => mark[product])) found.push(product);
  }
  return found;
}

/** Numbers of the texts of which this is a part. */
function containing({ joined, at }: Lines, part: string): readonly number[] {
  const found: number[] = [];
  for (let place = joined.indexOf(part); place !== -1; ) {
    const ordinal = ordinalAt(at, place);
    found.push(ordinal);
    const next = at[ordinal + 1];
    place = next === undefined ? -1 : joined.indexOf(part, next);
  }
  return found;
}

function lineAt({ joined, at }: Lines, ordinal: number): string {
  return joined.slice(at[ordinal], (at[ordinal + 1] ?? joined.length) - 1);
}

/** The last text that begins at or before a place. */
function ordinalAt(at: Int32Array, place: number): number {
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((at[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function markProducts({ words }: CatalogIndex, ordinal: number, mark: Uint8Array, value: number): void {
  const end = words.start[ordinal + 1] ?? 0;
  for (let place = words.start[ordinal] ?? 0; place < end; place += 1) {
    const product = words.products[place] ?? 0;
    const before = mark[product] ?? 0;
    if (before === 0 || value < before) mark[product] = value;
  }
}

/** "10m" is also written "10 m". */
function markMeasure(index: CatalogIndex, word: string, mark: Uint8Array): void {
  const [, figure, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  if (figure === undefined || unit === undefined) return;
  const apart = `${figure} ${unit}`;
  for (const ordinal of containing(index.words, figure)) {
    const end = index.words.start[ordinal + 1] ?? 0;
    for (let place = index.words.start[ordinal] ?? 0; place < end; place += 1) {
      const product = index.words.products[place] ?? 0;
      if (mark[product] === 0 && index.texts[product]?.includes(apart)) mark[product] = 1;
    }
  }
}

/** Products in which every word of the text has a word that is it or is it but for a slip or two. */
function rankTypos(index: CatalogIndex, text: string, rank: Uint8Array): boolean {
  const words = wordsOf(text);
  if (!words.some((word) => forgiven(word.length) > 0)) return false;
  const marks = words.map((word) => {
    const mark = new Uint8Array(index.size);
    for (const ordinal of containing(index.words, word)) markProducts(index, ordinal, mark, 1);
    for (const { ordinal, cost } of resembling(index, word)) markProducts(index, ordinal, mark, 1 + cost);
    return mark;
  });
  const found = withAll(index.size, marks);
  for (const product of found) {
    const cost = marks.reduce((sum, mark) => sum + (mark[product] ?? 0), 0);
    rank[product] = Math.min(RANK.typo + cost, WORST);
  }
  return found.length > 0;
}

interface Resembling {
  readonly ordinal: number;
  readonly cost: number;
}

/** Words that are this one but for a few slips. People rarely get the first letter wrong, so that costs more. */
function resembling({ words }: CatalogIndex, word: string): readonly Resembling[] {
  const limit = forgiven(word.length);
  const letters = lettersOf(word);
  if (limit === 0 || letters === -1) return [];
  const found: Resembling[] = [];
  for (let ordinal = 0; ordinal < words.words.length; ordinal += 1) {
    const theirs = words.letters[ordinal] ?? -1;
    if (theirs === -1 || bitsOf(theirs ^ letters) > 2 * limit) continue;
    const other = words.words[ordinal] ?? "";
    const slips = slipsBetween(word, other, limit);
    if (slips <= limit) found.push({ ordinal, cost: slips * 2 + (other[0] === word[0] ? 0 : 1) });
  }
  return found;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
