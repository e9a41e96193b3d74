import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fold } from "#app/lib/text/fold.ts";
import { containing } from "./like.ts";

/** A text in SQL as `fold` folds it: small letters without fadas or other marks. Indexes have this very expression. */
export function foldedText(text: SQLWrapper): SQL<string> {
  return sql<string>`fold_text(${text})`;
}

/** True where one of the texts holds what was typed, in capitals or not, with fadas or without. */
export function holds(typed: string, ...texts: readonly SQLWrapper[]): SQL | undefined {
  const pattern = containing(fold(typed));
  return or(...texts.map((text) => sql`${foldedText(text)} like ${pattern}`));
}
