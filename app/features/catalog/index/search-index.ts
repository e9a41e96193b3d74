import { fold, foldCode } from "#app/lib/text/fold.ts";
import {
  forgiven,
  meaningsOf,
  searchWords,
  singularsOf,
  slipsBetween,
  tokensOf,
  withInches,
} from "../search/search-words.ts";
import { type CatalogIndex, SEARCHES } from "./catalog-index.ts";
import { lettersOf } from "./index-parts.ts";

/** The products that a search text found. */
export interface Matches {
  /** Each once, in no order. */
  readonly products: readonly number[];
  /** The rank of each product: 0 is no match, 1 the best, 254 the least. */
  readonly rank: Uint8Array;
  /** True when no product matched as typed, and these come nearest. */
  readonly closest: boolean;
}

/**
 * Ranks, best first: whole part number, whole name, its beginning, beginning of a word in it, beginnings of words in
 * brand, category or Irish name, what a synonym means, and last what is within a word, as a lamp in a clamp.
 */
const RANK = {
  code: 1,
  name: 2,
  start: 3,
  word: 4,
  text: 5,
  meaning: 6,
  inName: 7,
  partOfCode: 8,
  inText: 9,
  typo: 11,
};
const WORST = 254;
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
const MIN_CODE_LENGTH = 3;
/** Ways to read the words of a text as plurals that are looked up. */
const MAX_SINGULARS = 40;

/**
 * Products that hold the text: all of its words, each as a part of a word of name, Irish name, brand or category
 * without regard to case and fadas; or the text as part of a part number however it is punctuated; or what a
 * synonym says it means; or the same with plurals as singulars; and the products of categories with such an Irish name.
 * When there are none, the same with small typos forgiven.
 */
export function searchIndex(index: CatalogIndex, typed: string): Matches {
  const text = withInches(fold(typed));
  const matches = new Ranked(index.size);
  rankMatches(index, text, matches);
  rankMeanings(index, text, matches);
  rankSingulars(index, text, matches);
  rankIrishCategories(index, text, matches);
  if (matches.products.length > 0) return { ...matches, closest: false };
  rankTypos(index, text, matches);
  return { ...matches, closest: true };
}

class Ranked {
  readonly products: number[] = [];
  readonly rank: Uint8Array;

  constructor(size: number) {
    this.rank = new Uint8Array(size);
  }

  /** The better of two ranks of a product counts. */
  put(product: number, rank: number): void {
    const before = this.rank[product] ?? 0;
    if (before === 0) this.products.push(product);
    if (before === 0 || rank < before) this.rank[product] = rank;
  }
}

function rankMatches(index: CatalogIndex, text: string, matches: Ranked): void {
  const words = searchWords(text);
  const whole = fold(text);
  // Names that begin with the text are neighbours in the order of names: known without looking at any of them.
  const { from, exact, to } = index.namesFrom(whole);
  for (const product of withWords(index, words)) {
    const rank = index.nameRank(product);
    if (rank >= from && rank < to) matches.put(product, rank < exact ? RANK.name : RANK.start);
    else matches.put(product, rankOf(index.texts[product] ?? "", whole, words));
  }
  rankCodes(index, foldCode(text), matches);
}

/**
 * Products that hold the singulars as whole words: "lens" is no plural of what begins with "len". None is as good as what
 * was typed.
 */
function rankSingulars(index: CatalogIndex, text: string, matches: Ranked): void {
  const typed = searchWords(text);
  for (const words of inSingular(typed)) {
    const changed = words.filter((word, at) => word !== typed[at]);
    const found = withWords(index, words).filter((product) => {
      const there = tokensOf(index.texts[product] ?? "");
      return changed.every((word) => there.includes(word));
    });
    const whole = words.join(" ");
    for (const product of found) {
      const rank = rankOf(index.texts[product] ?? "", whole, words);
      matches.put(product, Math.max(rank, RANK.text));
    }
    rankMeanings(index, whole, matches);
  }
}

/** The words with those that may be plurals in the singular, in every way; without the words as they are. */
function inSingular(typed: readonly string[]): readonly (readonly string[])[] {
  let all: readonly (readonly string[])[] = [[]];
  for (const word of typed) {
    const next = all.flatMap((words) => singularsOf(word).map((singular) => [...words, singular]));
    all = next.length > MAX_SINGULARS ? all.map((words) => [...words, word]) : next;
  }
  return all.slice(1);
}

/** Names of categories are in the text of a product in English alone. */
function rankIrishCategories(index: CatalogIndex, text: string, matches: Ranked): void {
  const words = searchWords(text);
  if (words.length === 0) return;
  for (const category of index.tree.shown) {
    const name = fold(category.nameGa ?? "");
    if (!words.every((word) => beginsWord(name, word))) continue;
    for (const product of inCategory(index, category.id)) matches.put(product, RANK.text);
  }
}

/** Products that searches show, of a category and all below it. */
function inCategory({ size, categories, shownIn }: CatalogIndex, id: string): readonly number[] {
  if (!categories.has(id)) return [];
  const ordinal = categories.ordinal(id);
  const fits = categories.sets.map((set) => set.includes(ordinal));
  return Array.from({ length: size }, (_, product) => product).filter(
    (product) => ((shownIn[product] ?? 0) & SEARCHES) !== 0 && fits[categories.of[product] ?? 0],
  );
}

/** The rank of a text whose name does not begin with `whole`. */
function rankOf(text: string, whole: string, words: readonly string[]): number {
  const bar = text.indexOf(" | ");
  const name = bar === -1 ? text : text.slice(0, bar);
  if (beginsWord(name, whole)) return RANK.word;
  if (words.every((word) => beginsWord(text, word))) return RANK.text;
  return name.includes(whole) ? RANK.inName : RANK.inText;
}

/** Whether a word of a folded text begins so; "u-clamp" has two. */
function beginsWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1))
    if (at === 0 || !LETTER_OR_FIGURE.test(text.charAt(at - 1))) return true;
  return false;
}

function rankCodes(index: CatalogIndex, code: string, matches: Ranked): void {
  if (code.length < MIN_CODE_LENGTH) return;
  for (const line of index.codes.containing(code)) {
    const product = index.codeOwners[line] ?? -1;
    if (product < 0 || ((index.shownIn[product] ?? 0) & SEARCHES) === 0) continue;
    matches.put(product, index.codes.line(line).split(" ").includes(code) ? RANK.code : RANK.partOfCode);
  }
}

function rankMeanings(index: CatalogIndex, text: string, matches: Ranked): void {
  for (const meaning of meaningsOf(text, index.synonyms)) {
    for (const product of withWords(index, searchWords(meaning))) matches.put(product, RANK.meaning);
  }
}

/** Products that have every word, as a part of one of theirs, in no order. The rarest word is looked at first. */
function withWords(index: CatalogIndex, words: readonly string[]): readonly number[] {
  const looked = words.map((word) => ({ word, lists: postingsOf(index, word) }));
  looked.sort((one, other) => sizeOf(one.lists) - sizeOf(other.lists));
  // How many of the words, from the first on, each product has.
  const has = new Uint8Array(index.size);
  let found: number[] = [];
  for (const [wordIndex, { word, lists }] of looked.entries()) {
    found = [];
    for (const list of lists) takeAll(list, has, wordIndex, found);
    for (const list of measuresOf(index, word)) takeAll(list, has, wordIndex, found);
    if (found.length === 0) break;
  }
  return found.filter((product) => ((index.shownIn[product] ?? 0) & SEARCHES) !== 0);
}

function takeAll(list: readonly number[], has: Uint8Array, wordIndex: number, found: number[]): void {
  for (let at = 0; at < list.length; at += 1) {
    const product = list[at] ?? 0;
    if (has[product] !== wordIndex) continue;
    has[product] = wordIndex + 1;
    found.push(product);
  }
}

/** The products of each word that this one is a part of. */
function postingsOf({ words }: CatalogIndex, part: string): readonly (readonly number[])[] {
  return words.lines.containing(part).map((ordinal) => words.products[ordinal] ?? []);
}

function sizeOf(lists: readonly (readonly number[])[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0);
}

/** "10m" is also written "10 m", and inches have a sign. */
function measuresOf(index: CatalogIndex, word: string): readonly (readonly number[])[] {
  const [, figure, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  if (figure === undefined || unit === undefined) return [];
  const apart = `${figure} ${unit}`;
  return postingsOf(index, figure).map((list) =>
    list.filter((product) => {
      const text = index.texts[product] ?? "";
      return text.includes(apart) || (unit === "in" && withInches(text).includes(word));
    }),
  );
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
function rankTypos(index: CatalogIndex, text: string, matches: Ranked): void {
  const words = searchWords(text);
  if (!words.some((word) => forgiven(word.length) > 0)) return;
  const marks = words.map((word) => {
    const mark = new Uint8Array(index.size);
    for (const ordinal of index.words.lines.containing(word)) markProducts(index, ordinal, mark, 1);
    for (const { ordinal, cost } of resembling(index, word)) markProducts(index, ordinal, mark, 1 + cost);
    return mark;
  });
  for (const product of withAll(index, marks)) {
    const cost = marks.reduce((sum, mark) => sum + (mark[product] ?? 0), 0);
    matches.put(product, Math.min(RANK.typo + cost, WORST));
  }
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
