/**
 * How staff find products by what they type, in SQL: lists and pickers alike. The shop's own search reads its index
 * (`search-index.ts`), which holds published products alone.
 */
import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { holds } from "#app/db/folded-text.ts";
import { containing } from "#app/db/like.ts";
import { foldCode, foldedWords } from "#app/lib/text/fold.ts";

/** The columns of a product that are searched, or of its parent. */
interface Searched {
  readonly searchText: SQLWrapper;
  readonly searchCode: SQLWrapper;
}

/**
 * True where each word is in the names, the brand, the categories or a part number of one of these rows; undefined for no
 * word.
 */
export function holdsProduct(typed: string, ...rows: readonly Searched[]): SQL | undefined {
  return and(
    ...foldedWords(typed).map((word) => {
      const code = foldCode(word);
      return or(
        ...rows.map(({ searchText }) => sql`${searchText} like ${containing(word)}`),
        ...rows.map(({ searchCode }) => (code ? sql`${searchCode} like ${containing(code)}` : undefined)),
      );
    }),
  );
}

/** The order of what a picker offers: an equal part number, then names with every word, then the others; short names first. */
export function nearestFirst(typed: string, code: SQLWrapper, name: SQLWrapper): readonly SQL[] {
  return [
    sql`${code} is distinct from ${foldCode(typed)}`,
    sql`not ${holds(typed, name) ?? sql`true`}`,
    sql`length(${name})`,
    sql`${name}`,
  ];
}
