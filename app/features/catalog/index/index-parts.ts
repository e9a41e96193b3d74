import { TextLines } from "../product/text-lines.ts";
import { tokensOf } from "../search/search-words.ts";

/**
 * Values of one kind by product. Products with the same values share a set, so that counting and choosing cost
 * one look for each product however many values it has.
 */
export interface ValueColumn {
  /** What each value is called in an address. Empty for a value that is not known yet. */
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  /** The values of each set. */
  readonly sets: readonly (readonly number[])[];
  /** The set of each product. */
  readonly of: Int32Array;
}

/** Numbers by product, of which there can be more and more. */
export function grown<T extends Int32Array | Uint8Array | Float64Array>(array: T, size: number): T {
  if (array.length >= size) return array;
  const Kind = array.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(size, Math.ceil(array.length * 1.5), 64));
  larger.set(array as never);
  return larger;
}

/** A column that products are put into one by one. */
export class Column implements ValueColumn {
  readonly keys: string[] = [];
  readonly labels: string[] = [];
  readonly sets: (readonly number[])[] = [];
  of = new Int32Array(0);
  readonly #ordinals = new Map<string, number>();
  readonly #setNumbers = new Map<string, number>();

  /** The number of the value with an identity of its own; `key` and `label` may change. */
  ordinal(identity: string, key = identity, label = key): number {
    const known = this.#ordinals.get(identity);
    const ordinal = known ?? this.keys.length;
    if (known === undefined) this.#ordinals.set(identity, ordinal);
    this.keys[ordinal] = key;
    this.labels[ordinal] = label;
    return ordinal;
  }

  /** The number of the value if it is known, else of a new one that no one can name yet. */
  unnamed(identity: string): number {
    return this.#ordinals.get(identity) ?? this.ordinal(identity, "");
  }

  has(identity: string): boolean {
    return this.#ordinals.has(identity);
  }

  /** The set with these values. */
  setOf(values: readonly number[]): number {
    const sorted = [...new Set(values)].sort((a, b) => a - b);
    return this.shared(sorted.join(), () => sorted);
  }

  /** The set of that name, made when there is none. */
  shared(name: string, make: () => readonly number[]): number {
    const known = this.#setNumbers.get(name);
    if (known !== undefined) return known;
    const ordinal = this.sets.length;
    this.#setNumbers.set(name, ordinal);
    this.sets.push(make());
    return ordinal;
  }

  put(product: number, set: number): void {
    this.of = grown(this.of, product + 1);
    this.of[product] = set;
  }
}

/** Every word of the texts with the products that have it. A word that no product has any more stays, without any. */
export class ProductWords {
  readonly words: string[] = [];
  readonly lines = new TextLines();
  /** The letters a to z of each word, one bit each; -1 for words with digits, which are no typos of each other. */
  readonly letters: number[] = [];
  /** The products of each word, in no order. */
  readonly products: number[][] = [];
  readonly #ordinals = new Map<string, number>();
  #added: string[] = [];

  put(product: number, text: string): void {
    for (const word of new Set(tokensOf(text))) this.products[this.#ordinal(word)]?.push(product);
  }

  take(product: number, text: string): void {
    for (const word of new Set(tokensOf(text))) {
      const list = this.products[this.#ordinals.get(word) ?? -1];
      const position = list?.indexOf(product) ?? -1;
      if (!list || position === -1) continue;
      const last = list.pop();
      if (last !== undefined && position < list.length) list[position] = last;
    }
  }

  /** Makes words that were put findable. To be called before they are looked for. */
  settle(): void {
    this.lines.add(this.#added);
    this.#added = [];
  }

  #ordinal(word: string): number {
    const known = this.#ordinals.get(word);
    if (known !== undefined) return known;
    const ordinal = this.words.length;
    this.#ordinals.set(word, ordinal);
    this.words.push(word);
    this.letters.push(lettersOf(word));
    this.products.push([]);
    this.#added.push(word);
    return ordinal;
  }
}

/** Products in an order that is kept while some leave it and others come in, without making lists again. */
export class Ranking {
  #products = new Int32Array(0);
  #length = 0;
  readonly #compare: (one: number, other: number) => number;

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  /** Holds until the next update. */
  get order(): Int32Array {
    return this.#products.subarray(0, this.#length);
  }

  /** Takes out the marked products, then puts these in where they belong now. */
  update(out: Uint8Array, into: readonly number[]): void {
    this.#takeOut(out);
    const added = [...into].sort(this.#compare);
    this.#products = grown(this.#products, this.#length + added.length);
    let end = this.#length;
    let write = end + added.length;
    this.#length = write;
    for (const product of added.reverse()) {
      const position = this.#positionOf(product, end);
      this.#products.copyWithin(write - (end - position), position, end);
      write -= end - position + 1;
      this.#products[write] = product;
      end = position;
    }
  }

  #takeOut(out: Uint8Array): void {
    let kept = 0;
    for (let position = 0; position < this.#length; position += 1) {
      const product = this.#products[position] ?? 0;
      if (!out[product]) this.#products[kept++] = product;
    }
    this.#length = kept;
  }

  /** The position at which a product belongs among the first `end`. */
  #positionOf(product: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#products[middle] ?? 0, product) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One bit for each of a to z that a word has; -1 when it has a digit. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code >= 48 && code <= 57) return -1;
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
  }
  return bits;
}
