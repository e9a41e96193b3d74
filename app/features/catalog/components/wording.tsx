import type { Wording } from "../attributes/attribute-words.ts";

/** A text that says which language it is in where that is not the page's. */
export function WordingText({ of: { text, lang } }: { of: Wording }) {
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
