import { inArray, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { attributeWords } from "#app/db/schema/shop/catalog-search.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import type {
  AttributeWords,
  AttributeWordsQuery,
  WordInUse,
  WordKind,
  WordList,
} from "./attribute-words.ts";

/** Words on one page of the back office. */
export const WORDS_PAGE = 100;

/** The Irish of these words, as far as it is known; of all words without a list. */
export async function readAttributeWords(db: Db, words?: readonly string[]): Promise<AttributeWords> {
  if (words?.length === 0) return { name: new Map(), value: new Map() };
  const rows = await db
    .select({ kind: attributeWords.kind, english: attributeWords.english, irish: attributeWords.irish })
    .from(attributeWords)
    .where(words && inArray(attributeWords.english, [...new Set(words)]));
  const of = (kind: WordKind) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ english, irish }) => [english, irish]));
  return { name: of("name"), value: of("value") };
}

interface UseRow {
  readonly kind: WordKind;
  readonly english: string;
  readonly irish: string | null;
  readonly products: number;
}

interface WordCounts extends Record<string, unknown> {
  readonly total: number;
  readonly missing: number;
}

/** The counts come without a word where none matches. */
type CountedWord = WordCounts & (UseRow | { readonly kind: null });

/**
 * The words that attributes of products use and that are not the same in both languages: names before values, what is
 * missing first, then by how many products have it. A page beyond the last is the last.
 */
export async function listAttributeWordsInUse(
  db: Db,
  { page, search, onlyMissing }: AttributeWordsQuery,
): Promise<WordList> {
  const order = sql`kind, irish is not null, products desc, english`;
  const rows = await listRows<CountedWord>(
    db,
    sql`with attributes as (
        select p.id, a->>'name' as name, a->'values' as values
        from products p cross join lateral jsonb_array_elements(p.attributes) a where p.parent_id is null
      ), used as (
        select 'name' as kind, name as english, count(distinct id)::int as products from attributes group by name
        union all
        select 'value', value, count(distinct id)::int
        from attributes cross join lateral jsonb_array_elements_text(values) value group by value
      ), known as (
        select used.*, w.irish
        from used left join attribute_words w on w.kind = used.kind and w.english = used.english
        where used.english ~ '[[:alpha:]][[:lower:]]{2}' or w.irish is not null
      ), matching as (
        select * from known where (not ${onlyMissing}::boolean or irish is null)
          and (${search}::text = '' or strpos(lower(english || ' ' || coalesce(irish, '')), lower(${search}::text)) > 0)
      ), counts as (
        select (select count(*)::int from matching) as total,
          (select count(*)::int from known where irish is null) as missing
      ), listed as (
        select * from matching order by ${order} limit ${WORDS_PAGE}
          offset least(${(page - 1) * WORDS_PAGE}::int, ((select total from counts) - 1) / ${WORDS_PAGE}::int * ${WORDS_PAGE}::int)
      )
      select * from counts left join listed on true order by ${order}`,
  );
  const { total = 0, missing = 0 } = rows[0] ?? {};
  const words = rows.flatMap((row): WordInUse | readonly [] => {
    if (row.kind === null) return [];
    const { kind, english, irish, products } = row;
    return { kind, english, irish: irish ?? "", products };
  });
  return { words, total, missing, ...pagesOf(total, page, WORDS_PAGE) };
}
