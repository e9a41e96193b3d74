import { inArray, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { attributeWords } from "#app/db/schema/shop/catalog-search.ts";
import type { AttributeWords, WordInUse, WordKind, WordList } from "./attribute-words.ts";

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

interface UseRow extends Record<string, unknown> {
  readonly kind: WordKind;
  readonly english: string;
  readonly irish: string | null;
  readonly products: number;
  readonly total: number;
  readonly missing: number;
}

/**
 * The words that attributes of products use and that are not the same in both languages: names before values, what is
 * missing first, then by how many products have it.
 */
export async function listAttributeWordsInUse(
  db: Db,
  {
    page,
    search,
    onlyMissing,
  }: { readonly page: number; readonly search: string; readonly onlyMissing: boolean },
): Promise<WordList> {
  const rows = await listRows<UseRow>(
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
        select used.*, w.irish, count(*) filter (where w.irish is null) over () as missing
        from used left join attribute_words w on w.kind = used.kind and w.english = used.english
        where used.english ~ '[[:alpha:]][[:lower:]]{2}' or w.irish is not null
      )
      select kind, english, irish, products, missing::int as missing, count(*) over ()::int as total from known
      where (not ${onlyMissing}::boolean or irish is null)
        and (${search}::text = '' or strpos(lower(english || ' ' || coalesce(irish, '')), lower(${search}::text)) > 0)
      order by kind, irish is not null, products desc, english
      limit ${WORDS_PAGE} offset ${(page - 1) * WORDS_PAGE}`,
  );
  const total = rows[0]?.total ?? 0;
  const words = rows.map(
    ({ kind, english, irish, products }): WordInUse => ({
      kind,
      english,
      irish: irish ?? "",
      products,
    }),
  );
  const pages = Math.max(1, Math.ceil(total / WORDS_PAGE));
  return { words, total, missing: rows[0]?.missing ?? 0, page, pages };
}
