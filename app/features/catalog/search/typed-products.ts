/**
 * How staff find products by what they type, in SQL: lists and pickers alike. The shop's own search reads its index
 * (`search-index.ts`), which holds published products alone.
 */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { foldedText } from "#app/db/folded-text.ts";
import { containing } from "#app/db/like.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";

const MAX_WORDS = 8;

/** The columns of a product that are searched, or of its parent. */
interface Searched {
  readonly searchText: SQLWrapper;
  readonly searchCode: SQLWrapper;
}

const wordsOf = (typed: string) =>
  fold(typed)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);

/** For each word that it is in the names, the brand, the categories or a part number of one of these rows. */
export function holdsEveryWord(typed: string, ...rows: readonly Searched[]): readonly SQL[] {
  return wordsOf(typed).map((word) => {
    const code = foldCode(word);
    const places = rows.flatMap(({ searchText, searchCode }) => [
      sql`${searchText} like ${containing(word)}`,
      ...(code === "" ? [] : [sql`${searchCode} like ${containing(code)}`]),
    ]);
    return sql`(${sql.join(places, sql` or `)})`;
  });
}

/** The order of what a picker offers: an equal part number, then names with every word, then the others; short names first. */
export function nearestFirst(typed: string, code: SQLWrapper, name: SQLWrapper): readonly SQL[] {
  const inName = wordsOf(typed).map((word) => sql`${foldedText(name)} like ${containing(word)}`);
  return [
    sql`${code} is distinct from ${foldCode(typed)}`,
    sql`not (${sql.join([sql`true`, ...inName], sql` and `)})`,
    sql`length(${name})`,
    sql`${name}`,
  ];
}
