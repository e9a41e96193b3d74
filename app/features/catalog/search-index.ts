import { fold, foldCode } from "#app/lib/fold.ts";
import { type CatalogIndex, SEARCHES } from "./catalog-index.ts";
import { lettersOf } from "./index-parts.ts";
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
  let found = false;
  for (const line of index.codes.containing(code)) {
    const product = index.codeOwners[line] ?? -1;
    if (product < 0 || ((index.shownIn[product] ?? 0) & SEARCHES) === 0) continue;
    found = true;
    const better = index.codes.line(line).split(" ").includes(code) ? RANK.code : RANK.partOfCode;
    const before = rank[product] ?? 0;
    if (before === 0 || better < before) rank[product] = better;
  }
  return found;
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

/** Products that have every word, as a part of one of theirs, in no order. */
function withWords(index: CatalogIndex, words: readonly string[]): readonly number[] {
  // How many of the words, from the first on, each product has.
  const has = new Uint8Array(index.size);
  let found: number[] = [];
  for (const [place, word] of words.entries()) {
    found = [];
    const take = (product: number) => {
      if (has[product] !== place) return;
      has[product] = place + 1;
      found.push(product);
    };
    for (const ordinal of index.words.lines.containing(word)) {
      for (const product of index.words.products[ordinal] ?? []) take(product);
    }
    takeMeasure(index, word, take);
    if (found.length === 0) break;
  }
  return found.filter((product) => ((index.shownIn[product] ?? 0) & SEARCHES) !== 0);
}

/** "10m" is also written "10 m". */
function takeMeasure(index: CatalogIndex, word: string, take: (product: number) => void): void {
  const [, figure, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  if (figure === undefined || unit === undefined) return;
  const apart = `${figure} ${unit}`;
  for (const ordinal of index.words.lines.containing(figure)) {
    for (const product of index.words.products[ordinal] ?? []) {
      if (index.texts[product]?.includes(apart)) take(product);
    }
  }
}

function withAll({ size, shownIn }: CatalogIndex, marks: readonly Uint8Array[]): number[] {
  const [first, ...others] = marks;
  const found: number[] = [];
  if (!first) return found;
  for (let product = 0; product < size; product += 1) {
    if (!first[product] || ((shownIn[product] ?? 0) & SEARCHES) === 0) continue;
    if (others.every((mark) => mark[product])) found.push(product);
  }
  return found;
}

function markProducts({ words }: CatalogIndex, ordinal: number, mark: Uint8Array, value: number): void {
  for (const product of words.products[ordinal] ?? []) {
    const before = mark[product] ?? 0;
    if (before === 0 || value < before) mark[product] = value;
  }
}

/** Products in which every word of the text has a word that is it or is it but for a slip or two. */
function rankTypos(index: CatalogIndex, text: string, rank: Uint8Array): boolean {
  const words = wordsOf(text);
  if (!words.some((word) => forgiven(word.length) > 0)) return false;
  const marks = words.map((word) => {
    const mark = new Uint8Array(index.size);
    for (const ordinal of index.words.lines.containing(word)) markProducts(index, ordinal, mark, 1);
    for (const { ordinal, cost } of resembling(index, word)) markProducts(index, ordinal, mark, 1 + cost);
    return mark;
  });
  const found = withAll(index, marks);
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
