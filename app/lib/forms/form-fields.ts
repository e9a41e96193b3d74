import { cleanText } from "../text/clean-text.ts";

/** The posted fields of a form by their names, as text; one that is missing is empty. */
export type FormValues = Readonly<Record<string, string>>;

/** What a form holds, in its order: FormData, or pairs of a test. */
type Entries = Iterable<readonly [name: string, value: string | File]>;

/**
 * A posted form as plain values: the texts of its fields in their order, repeated ones included, and its files apart.
 * Its methods are called as those of FormData.
 */
export class FormFields {
  readonly #texts: readonly [name: string, text: string][];
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #files: readonly (readonly [name: string, file: File])[];

  constructor(entries: Entries) {
    const pairs = [...entries];
    this.#texts = pairs.flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    // Map.groupBy is not used: browsers of 2023 have none, and forms read their drafts by this function.
    const byName = new Map<string, string[]>();
    for (const [name, text] of this.#texts) {
      const texts = byName.get(name);
      if (texts) texts.push(text);
      else byName.set(name, [text]);
    }
    this.#byName = byName;
    this.#files = pairs.flatMap(([name, value]) =>
      typeof value === "string" ? [] : [[name, value] as const],
    );
  }

  /** The first text of a field; null where the form has none. */
  get(name: string): string | null {
    return this.#byName.get(name)?.[0] ?? null;
  }

  /**
   * A field as one line, without control characters and needless blanks, of at most `most` characters; "" where the form
   * has none.
   */
  text(name: string, most = Number.POSITIVE_INFINITY): string {
    return cleanText(this.get(name) ?? "")
      .slice(0, most)
      .toWellFormed();
  }

  /** The same with its line breaks. */
  lines(name: string, most = Number.POSITIVE_INFINITY): string {
    return cleanText(this.get(name) ?? "", true)
      .slice(0, most)
      .toWellFormed();
  }

  /** Every text of a field. */
  getAll(name: string): readonly string[] {
    return this.#byName.get(name) ?? [];
  }

  /** Whether the form has a text of the field. */
  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Whether a box was ticked, whatever its value is. */
  ticked(name: string): boolean {
    return (this.get(name) ?? "") !== "";
  }

  /** Whether the question that the page asked was answered with yes. */
  confirmed(): boolean {
    return this.get("confirmed") === "yes";
  }

  /** The name of every text, repeated ones included. */
  keys(): readonly string[] {
    return this.#texts.map(([name]) => name);
  }

  /** The files of a field. An untouched file field sends an empty file without a name, which counts as none. */
  files(name: string): readonly File[] {
    return this.#files.flatMap(([known, file]) =>
      known === name && (file.size > 0 || file.name !== "") ? [file] : [],
    );
  }

  [Symbol.iterator](): Iterator<[name: string, text: string]> {
    return this.#texts[Symbol.iterator]();
  }
}
