import { meaningsOf } from "#app/features/catalog/search/search-words.ts";
import type { SearchedItem } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";
import type { MATCH_LEVELS } from "./enums.ts";
import { GENERIC_WORDS } from "./generic-words.ts";
import { findWord, type IndexedItem, type RiderIndex } from "./rider-index.ts";
import { areDifferent, isSameNumber, readWords, type TextNumber } from "./rider-words.ts";

export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** An item that a line may mean. */
export interface RiderMatch {
  readonly item: SearchedItem;
  /** From 0 to 100. */
  readonly confidence: number;
}

export interface LineMatch {
  readonly level: MatchLevel;
  /** The best match; null where the level is none. */
  readonly best: RiderMatch | null;
  /** Further items, the best first. */
  readonly alternatives: readonly RiderMatch[];
}

const CODE_EQUAL = 100;
const NAME_EQUAL = 98;
const MAX_BY_WORDS = 95;
/** How well a word fits that is of the item's group or category. */
const PLACED = 0.5;
/**
 * An item that shares only words of its group or category with the line, or one generic word, is no more than offered.
 */
const MAX_OFFERED = 45;
const SURE = 85;
/** A sure match is this far ahead of the next one. */
const AHEAD = 10;
const CHECK = 50;
/** Below this an item is not offered. */
const MIN_CONFIDENCE = 30;
const MAX_ALTERNATIVES = 4;
/** Letters of a line that are looked at. */
const MAX_LINE_LENGTH = 300;
const MAX_MEANINGS = 8;

/**
 * What a text of a rider means. An equal code counts 100, an equal name or alias 98. Otherwise the share of the line's
 * words that the item has, by weight: rare words weigh more, a slip counts 0.8, and a number or unit that differs
 * halves the whole; 95 at most, and 45 where a generic word is all that they share. Sure from 85 on and 10 ahead of the
 * next; an equal code or name is compared with equal ones only. The work grows with the line's words and the items that
 * have one of them, not with all items.
 */
export function matchLine(index: RiderIndex, text: string): LineMatch {
  const line = text.slice(0, MAX_LINE_LENGTH);
  const scores = new Map<number, number>();
  const raise = (at: number, score: number) => scores.set(at, Math.max(scores.get(at) ?? 0, score));
  for (const way of [line, ...meaningsOf(line, index.synonyms).slice(0, MAX_MEANINGS)]) {
    for (const [at, score] of scoreWords(index, way)) raise(at, score);
    for (const at of index.names.get(fold(way)) ?? []) raise(at, NAME_EQUAL);
  }
  for (const at of index.codes.get(foldCode(line)) ?? []) raise(at, CODE_EQUAL);
  const found = [...scores]
    .filter(([, confidence]) => confidence >= MIN_CONFIDENCE)
    .flatMap(([at, confidence]) => {
      const indexed = index.items[at];
      return indexed ? [{ ...indexed, confidence }] : [];
    })
    .sort((a, b) => b.confidence - a.confidence || a.length - b.length || compareNames(a, b))
    .map(({ item, confidence }) => ({ item, confidence }));
  const level = levelOf(found);
  const others = level === "none" ? found : found.slice(1);
  return {
    level,
    best: level === "none" ? null : (found[0] ?? null),
    alternatives: others.slice(0, MAX_ALTERNATIVES),
  };
}

function compareNames(a: IndexedItem, b: IndexedItem): number {
  return a.item.name < b.item.name ? -1 : 1;
}

function levelOf([best, next]: readonly RiderMatch[]): MatchLevel {
  if (!best || best.confidence < CHECK) return "none";
  const rival = next && (best.confidence < NAME_EQUAL || next.confidence >= NAME_EQUAL) ? next.confidence : 0;
  return best.confidence >= SURE && best.confidence - rival >= AHEAD ? "sure" : "check";
}

/**
 * The share of the line's weight that each item has, in percent, by the item's position; only items that have one of
 * the words.
 */
function scoreWords(index: RiderIndex, text: string): ReadonlyMap<number, number> {
  const { words, numbers } = readWords(text);
  const shares = new Map<number, number>();
  const named = new Set<number>();
  const generic = new Set<number>();
  const add = (at: number, weight: number) => shares.set(at, (shares.get(at) ?? 0) + weight);
  let total = 0;
  for (const word of joined(index, words)) {
    const found = findWord(index, word);
    const placed = (index.groupWords.get(word) ?? []).filter((at) => !found.has(at));
    const weight = weightOf(index, found.size + placed.length);
    total += weight;
    for (const at of placed) add(at, weight * PLACED);
    for (const [at, fit] of found) {
      add(at, weight * fit);
      // A second generic word says what the first one alone does not: "power cable".
      if (!GENERIC_WORDS.has(word) || generic.has(at)) named.add(at);
      else generic.add(at);
    }
  }
  const candidates = [...shares.keys()];
  for (const number of numbers) {
    const found = candidates.filter((at) => hasNumber(index.items[at], number));
    const weight = weightOf(index, found.length);
    total += weight;
    for (const at of found) {
      add(at, weight);
      if (number.unit !== null && generic.has(at)) named.add(at);
    }
  }
  return new Map(
    [...shares].map(([at, share]) => {
      const most = named.has(at) ? MAX_BY_WORDS : MAX_OFFERED;
      const score = Math.min(most, Math.round((share * 100) / total));
      return [at, numbers.some((number) => differs(index.items[at], number)) ? Math.floor(score / 2) : score];
    }),
  );
}

/** Rare words weigh more; one that no item has says little of any, and weighs half as much as the rarest. */
function weightOf({ items }: RiderIndex, found: number): number {
  const rarest = 1 + Math.log(items.length);
  return found === 0 ? rarest / 2 : rarest - Math.log(found);
}

/** Two words that the catalogue writes as one are one: "mega pointe". */
function joined({ words: known }: RiderIndex, words: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (const word of new Set(words)) {
    const last = result.at(-1);
    const both = `${last ?? ""}${word}`;
    const isOne = last !== undefined && known.has(both) && !(known.has(last) && known.has(word));
    if (isOne) result[result.length - 1] = both;
    else result.push(word);
  }
  return result;
}

/** Whether an item says a number: in its unit where the item has numbers of that unit, since "DMX5" says no metres. */
function hasNumber(indexed: IndexedItem | undefined, number: TextNumber): boolean {
  const numbers = indexed?.numbers ?? [];
  const alike = number.unit === null ? [] : numbers.filter(({ unit }) => unit === number.unit);
  return (alike.length > 0 ? alike : numbers).some((other) => isSameNumber(other, number));
}

/** Whether an item says another number of the same, and not this one. */
function differs(indexed: IndexedItem | undefined, number: TextNumber): boolean {
  const numbers = indexed?.numbers ?? [];
  return !hasNumber(indexed, number) && numbers.some((other) => areDifferent(other, number));
}
