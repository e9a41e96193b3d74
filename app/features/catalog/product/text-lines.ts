/**
 * Lists of texts by three letters in a row. A power of two; texts whose letters fall together are distinguished by
 * looking.
 */
const BUCKETS = 1 << 15;
const GRAM = 3;
/** The share of the texts, one in so many, above which going through all of them as one is less work. */
const FEW = 16;

/**
 * Short texts in which a part of any of them is found without looking at most of them: by the rarest three letters of
 * the part. More can be added behind.
 */
export class TextLines {
  readonly #texts: string[] = [];
  /** All texts as one, separated by newlines, one of them also in front and one behind. */
  #joined = "\n";
  /** The offset at which each text begins. */
  readonly #at: number[] = [];
  /** The numbers of the texts that have three letters in a row, in ascending order, by these letters. */
  readonly #grams = new Array<number[] | undefined>(BUCKETS);

  /** Adds texts, none of which has a newline. */
  add(texts: readonly string[]): void {
    let length = this.#joined.length;
    for (const text of texts) {
      const ordinal = this.#texts.push(text) - 1;
      this.#at.push(length);
      length += text.length + 1;
      for (let offset = 0; offset + GRAM <= text.length; offset += 1) {
        const bucket = bucketOf(text, offset);
        const list = this.#grams[bucket];
        if (!list) this.#grams[bucket] = [ordinal];
        else if (list.at(-1) !== ordinal) list.push(ordinal);
      }
    }
    if (texts.length > 0) this.#joined += `${texts.join("\n")}\n`;
  }

  /** Numbers of the texts of which this is a part, in ascending order. */
  containing(part: string): readonly number[] {
    const some = this.#withRarest(part);
    if (some === null) return this.#scan(part);
    return some.filter((ordinal) => this.#texts[ordinal]?.includes(part));
  }

  line(ordinal: number): string {
    return this.#texts[ordinal] ?? "";
  }

  /** The texts with the rarest three letters of a part; null where that would not be few. */
  #withRarest(part: string): readonly number[] | null {
    let rarest: readonly number[] | null = null;
    for (let offset = 0; offset + GRAM <= part.length; offset += 1) {
      const list = this.#grams[bucketOf(part, offset)];
      if (!list) return [];
      if (rarest === null || list.length < rarest.length) rarest = list;
    }
    return rarest !== null && rarest.length * FEW < this.#texts.length ? rarest : null;
  }

  #scan(part: string): readonly number[] {
    const found: number[] = [];
    let ordinal = 0;
    for (let offset = this.#joined.indexOf(part); offset !== -1; ) {
      ordinal = this.#ordinalAt(offset, ordinal);
      found.push(ordinal);
      const next = this.#at[ordinal + 1];
      offset = next === undefined ? -1 : this.#joined.indexOf(part, next);
    }
    return found;
  }

  /** The last text that begins at or before an offset, looked for from one that does, in steps that double. */
  #ordinalAt(offset: number, from: number): number {
    let low = from;
    let step = 1;
    while (low + step < this.#at.length && (this.#at[low + step] ?? 0) <= offset) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.#at.length) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#at[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function bucketOf(text: string, offset: number): number {
  const letters =
    text.charCodeAt(offset) + text.charCodeAt(offset + 1) * 37 + text.charCodeAt(offset + 2) * 37 * 37;
  return letters & (BUCKETS - 1);
}
