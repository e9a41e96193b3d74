import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { index, type PgColumn } from "drizzle-orm/pg-core";
import { foldedWords } from "#app/lib/text/fold.ts";
import { containing } from "./like.ts";

/** A text in SQL as `fold` folds it: small letters without fadas or other marks. Indexes have this very expression. */
export function foldedText(text: SQLWrapper): SQL<string> {
  return sql<string>`fold_text(${text})`;
}

/** The index in which `holds` finds words of these columns. */
export function foldedIndex(name: string, ...columns: readonly [PgColumn, ...PgColumn[]]) {
  const [first, ...others] = columns;
  const part = (column: PgColumn) => sql`${foldedText(column)} gin_trgm_ops`;
  return index(name).using("gin", part(first), ...others.map(part));
}

/**
 * True where each word of what was typed is in one of the texts, in capitals or not, with fadas or without; undefined for
 * no word.
 */
export function holds(typed: string, ...texts: readonly SQLWrapper[]): SQL | undefined {
  return everyWord(typed, (pattern) => or(...texts.map((text) => sql`${foldedText(text)} like ${pattern}`)));
}

/** True where this is so of the pattern of each word of what was typed; undefined for no word. */
export function everyWord(typed: string, isIn: (pattern: string) => SQL | undefined): SQL | undefined {
  return and(...foldedWords(typed).map((word) => isIn(containing(word))));
}
