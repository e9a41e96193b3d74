import { and, or, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { fold, foldCode } from "#app/lib/fold.ts";

/** A WHERE and an ORDER BY for one search text, and the trigram threshold its index needs. */
export interface SearchPlan {
  readonly where: SQL;
  readonly order: SQL;
}

const MAX_WORDS = 8;

function wordsOf(text: string): readonly string[] {
  return [
    ...new Set(
      fold(text)
        .split(/[\s,;]+/)
        .filter((word) => word !== ""),
    ),
  ].slice(0, MAX_WORDS);
}

function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** "10m" is also written "10 m". */
function hasWord(word: string): SQL {
  const measure = /^(\d+)([a-z]+)$/.exec(word);
  const plain = sql`${products.searchText} like ${like(word)}`;
  return measure
    ? sql`(${plain} or ${products.searchText} like ${like(`${measure[1]} ${measure[2]}`)})`
    : plain;
}

/**
 * Products that hold the text as typed: as a substring of name, Irish name, brand or category without regard
 * to case and fadas, as all of its words in any order, or as part of a part number however it is punctuated.
 * Best first: whole part number, whole name, beginning of the name, beginning of a word, anywhere.
 */
export function matching(text: string): SearchPlan {
  const whole = fold(text);
  const code = foldCode(text);
  const words = wordsOf(text);
  const byCode = code.length >= 3 ? sql`${products.searchCode} like ${like(code)}` : undefined;
  const where =
    or(sql`${products.searchText} like ${like(whole)}`, and(...words.map(hasWord)), byCode) ?? sql`true`;
  const name = sql`split_part(${products.searchText}, ' | ', 1)`;
  const start = `${like(whole).slice(1)}`;
  const order = sql`case
    when ${code} <> '' and ${code} = any(string_to_array(${products.searchCode}, ' ')) then 0
    when ${name} = ${whole} then 1
    when ${name} like ${start} then 2
    when ${name} like ${`% ${start}`} then 3
    when ${name} like ${like(whole)} then 4
    when ${products.searchCode} like ${like(code)} and length(${code}) >= 3 then 5
    else 6 end`;
  return { where, order };
}

/** The lowest similarity that counts as a typo rather than another word. */
export const TYPO_THRESHOLD = 0.42;

/**
 * Products in which every word of the text has a word much like it: what a search with a typo meant.
 * Uses `<%`, whose threshold must be set to TYPO_THRESHOLD for the transaction. Null when no word is long
 * enough to guess from.
 */
export function resembling(text: string): SearchPlan | null {
  const words = wordsOf(text).filter((word) => word.length >= 3);
  if (words.length === 0) return null;
  const where = and(...words.map((word) => sql`${word} <% ${products.searchText}`)) ?? sql`true`;
  const similarity = sql.join(
    words.map((word) => sql`word_similarity(${word}, ${products.searchText})`),
    sql` + `,
  );
  const name = sql`split_part(${products.searchText}, ' | ', 1)`;
  return { where, order: sql`(${similarity}) desc, similarity(${fold(text)}, ${name}) desc` };
}
