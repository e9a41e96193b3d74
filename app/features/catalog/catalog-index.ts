import { type SynonymRule, tokensOf } from "./search-words.ts";

/** Values of one kind by product: those of product p are values[start[p]] to values[start[p + 1] - 1]. */
export interface ValueColumn {
  /** What each value is called in an address. */
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  readonly start: Int32Array;
  readonly values: Int32Array;
}

/**
 * All products that lists may show, as numbers and texts in the order of their names: a product is its place
 * in that order. Lists, counts and searches are read off it without asking the database.
 */
export interface CatalogIndex {
  readonly size: number;
  readonly ids: readonly string[];
  /** Bit 1: shown in lists; bit 2: shown in searches. */
  readonly shownIn: Uint8Array;
  /** Places of products in ascending order of price, descending, and newest first. Without a price: last. */
  readonly orders: Readonly<Record<"price" | "price-desc" | "new", Int32Array>>;
  readonly brands: ValueColumn;
  readonly prices: ValueColumn;
  readonly specs: ValueColumn;
  /** Category ids, a product's own and all above them. */
  readonly categories: ValueColumn;
  /** The attribute's slug and name of each value of `specs`. */
  readonly specNames: readonly { readonly key: string; readonly name: string }[];
  /** Folded texts: name first, fields separated by " | ". */
  readonly texts: readonly string[];
  /** Part numbers without punctuation, those of variations after a space. */
  readonly codes: Lines;
  readonly words: WordIndex;
  readonly synonyms: readonly SynonymRule[];
}

/** Short texts as one, so that a part of any of them is looked for in one go. */
export interface Lines {
  /** Separated by newlines, one of them also in front and one behind. */
  readonly joined: string;
  /** Where each text begins in `joined`. */
  readonly at: Int32Array;
}

/** Every word of the texts with the products that have it. */
export interface WordIndex extends Lines {
  readonly words: readonly string[];
  /** Which of a to z a word has, one bit each; -1 for words with digits, which are no typos of each other. */
  readonly letters: Int32Array;
  readonly start: Int32Array;
  readonly products: Int32Array;
}

export function joinLines(texts: readonly string[]): Lines {
  const at = new Int32Array(texts.length);
  let length = 1;
  for (const [ordinal, text] of texts.entries()) {
    at[ordinal] = length;
    length += text.length + 1;
  }
  return { joined: `\n${texts.join("\n")}\n`, at };
}

/** Collects the values of one kind, product by product. */
export class ColumnBuilder {
  readonly keys: string[] = [];
  readonly labels: string[] = [];
  readonly #ordinals = new Map<string, number>();
  readonly #start: number[] = [0];
  readonly #values: number[] = [];

  /** The number of a value, which is new when its key is. */
  ordinal(key: string, label: string): number {
    const known = this.#ordinals.get(key);
    if (known !== undefined) return known;
    const made = this.keys.length;
    this.#ordinals.set(key, made);
    this.keys.push(key);
    this.labels.push(label);
    return made;
  }

  /** The values of the next product; each once. */
  add(values: readonly number[]): void {
    for (const value of values) this.#values.push(value);
    this.#start.push(this.#values.length);
  }

  build(): ValueColumn {
    return {
      keys: this.keys,
      labels: this.labels,
      start: Int32Array.from(this.#start),
      values: Int32Array.from(this.#values),
    };
  }
}

/** Collects the words of texts, product by product. */
export class WordBuilder {
  readonly #ordinals = new Map<string, number>();
  readonly #postings: number[][] = [];

  add(product: number, text: string): void {
    for (const word of tokensOf(text)) {
      const known = this.#ordinals.get(word);
      const ordinal = known ?? this.#postings.length;
      if (known === undefined) {
        this.#ordinals.set(word, ordinal);
        this.#postings.push([]);
      }
      const products = this.#postings[ordinal] ?? [];
      if (products.at(-1) !== product) products.push(product);
    }
  }

  build(): WordIndex {
    const words = [...this.#ordinals.keys()];
    const start = new Int32Array(words.length + 1);
    for (const [ordinal, list] of this.#postings.entries())
      start[ordinal + 1] = (start[ordinal] ?? 0) + list.length;
    const products = new Int32Array(start[words.length] ?? 0);
    for (const [ordinal, list] of this.#postings.entries()) products.set(list, start[ordinal] ?? 0);
    const letters = Int32Array.from(words, lettersOf);
    return { words, ...joinLines(words), letters, start, products };
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
