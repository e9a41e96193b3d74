import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Named, STORED_LANGUAGE } from "#app/i18n/named.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { flag, listQuery, named, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";
import { WORD_KINDS } from "../enums.ts";

export type WordKind = (typeof WORD_KINDS)[number];

export const attributeWordsList = listQuery(adminPath("/admin/attributes"), {
  search: textField,
  onlyMissing: named("show", flag("missing")),
  page: pageField,
});

export type AttributeWordsQuery = QueryOf<typeof attributeWordsList>;

/** Irish by English. */
export interface AttributeWords {
  readonly name: ReadonlyMap<string, string>;
  readonly value: ReadonlyMap<string, string>;
}

/** The longest Irish word for an attribute or a value. */
export const WORD_LIMIT = 200;

/** False for figures, units and codes, such as "10 m" or "DMX512": they are the same in both languages. */
export function needsIrish(text: string): boolean {
  return /\p{L}\p{Ll}{2}/u.test(text);
}

/** A word with its Irish; null where it needs one and has none. */
export function wordOf(words: AttributeWords, kind: WordKind, english: string): Named {
  return { name: english, nameGa: words[kind].get(english) ?? (needsIrish(english) ? null : english) };
}

/** A text with the language it is in, where that is not the page's. */
export interface Wording {
  readonly text: string;
  readonly lang?: string;
}

/** The word to show in a language: English, and marked as such, where its Irish is missing. */
export function wordIn(locale: Locale, { name, nameGa }: Named): Wording {
  if (locale === "en") return { text: name };
  return nameGa === null ? { text: name, lang: STORED_LANGUAGE } : { text: nameGa };
}

/** One word as staff see it. */
export interface WordInUse {
  readonly kind: WordKind;
  readonly english: string;
  /** "" where it is missing. */
  readonly irish: string;
  /** Products that have it. */
  readonly products: number;
}

/** A page of the words in use. */
export interface WordList {
  readonly words: readonly WordInUse[];
  readonly total: number;
  /** Words in use without Irish, however the list is narrowed. */
  readonly missing: number;
  readonly page: number;
  readonly pages: number;
}

/** Fields of the form: `irish-<n>` with `was-<n>`, `kind-<n>` and `english-<n>` beside it. */
export interface WordChange {
  readonly row: number;
  readonly kind: WordKind;
  readonly english: string;
  readonly irish: string;
}

/** The rows of a posted form whose Irish was changed in it; spaces are tidied. */
export function changedAttributeWords(form: FormFields): readonly WordChange[] {
  const changes: WordChange[] = [];
  for (let row = 0; form.has(`english-${row}`); row += 1) {
    const kind = WORD_KINDS.find((known) => known === form.get(`kind-${row}`));
    const irish = form.text(`irish-${row}`);
    if (!kind || irish === form.text(`was-${row}`)) continue;
    changes.push({ row, kind, english: form.get(`english-${row}`) ?? "", irish });
  }
  return changes;
}
