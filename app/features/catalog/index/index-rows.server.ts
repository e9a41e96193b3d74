import { asc, type SQL, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { fold } from "#app/lib/text/fold.ts";
import { readAttributeWords } from "../attributes/attribute-words.server.ts";
import { readCategoryTree } from "../categories.server.ts";
import { listedWords, type SynonymRule } from "../search/search-words.ts";
import type { IndexedAttribute, IndexRow, IndexTerms } from "./index-row.ts";
import { isForSale } from "./listed.server.ts";

interface StoredRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly visibility: string;
  readonly featured: boolean;
  readonly position: number;
  readonly brand_id: string | null;
  readonly category_id: string | null;
  /** Ids separated by spaces. */
  readonly further: string | null;
  readonly price: number | null;
  readonly created: number;
  readonly search_text: string;
  readonly search_code: string;
  readonly attributes: string;
}

/** Products that lists may show, whatever their categories: those that also fit `where`. */
export function indexRowsQuery(where: SQL): SQL {
  return sql`select ${products.id} as id, ${products.name} as name, ${products.visibility} as visibility,
      ${products.featured} as featured, ${products.position} as position, ${products.brandId} as brand_id, ${products.categoryId} as category_id,
      (select string_agg(pc.category_id::text, ' ') from product_categories pc where pc.product_id = ${products.id}) as further,
      coalesce((select min(v.price_cents) from products v where v.parent_id = ${products.id}
        and v.status = 'published' and v.stock_status <> 'out_of_stock'), ${products.price}) as price,
      (extract(epoch from ${products.createdAt}) * 1000)::float8 as created, ${products.searchText} as search_text,
      ${products.searchCode} as search_code, ${products.attributes}::text as attributes
    from ${products} where ${isForSale([])} and ${where}`;
}

/** Those of these products that lists may show. */
export async function readIndexRows(db: Db, ids: readonly string[]): Promise<readonly IndexRow[]> {
  if (ids.length === 0) return [];
  return toRows(db, anyOf(products.id, ids));
}

/** Up to `limit` products that lists may show, in the order of their ids from the one after `after`. */
export async function readIndexRowsAfter(
  db: Db,
  after: string | null,
  limit: number,
): Promise<readonly IndexRow[]> {
  const where = after === null ? sql`true` : sql`${products.id} > ${after}::uuid`;
  return toRows(db, sql`${where} order by ${products.id} limit ${limit}`);
}

async function toRows(db: Db, where: SQL): Promise<readonly IndexRow[]> {
  const rows = await listRows<StoredRow>(db, indexRowsQuery(where));
  // Many products share their attributes, so each text of them is read once.
  const attributes = new Map<string, readonly IndexedAttribute[]>();
  return rows.map((row) => {
    const known = attributes.get(row.attributes);
    const read = known ?? (JSON.parse(row.attributes) as readonly IndexedAttribute[]);
    if (!known) attributes.set(row.attributes, read);
    return {
      id: row.id,
      name: row.name,
      visibility: row.visibility,
      featured: row.featured,
      position: row.position,
      brandId: row.brand_id,
      categoryIds: [
        ...(row.category_id === null ? [] : [row.category_id]),
        ...(row.further?.split(" ") ?? []),
      ],
      price: row.price,
      createdAt: row.created,
      text: textWith(row.search_text, read),
      code: row.search_code,
      attributes: read,
    };
  });
}

const MAX_TEXT_LENGTH = 3_000;

/** The stored text and what the product comes in, so that "DMX cable 10 m" finds a cable of several lengths. */
function textWith(text: string, attributes: readonly IndexedAttribute[]): string {
  const values = attributes.flatMap((attribute) => (attribute.visible ? attribute.values : []));
  return [text, ...new Set(values.map(fold))].join(" | ").slice(0, MAX_TEXT_LENGTH);
}

/** Categories, brands and synonyms, all of them. */
export async function readIndexTerms(db: Db): Promise<IndexTerms> {
  const tree = await readCategoryTree(db);
  const makers = await db.select({ id: brands.id, slug: brands.slug, name: brands.name }).from(brands);
  return {
    tree,
    brands: makers,
    attributeWords: await readAttributeWords(db),
    synonyms: await readSynonyms(db),
  };
}

/** The table of synonyms, folded. */
export async function readSynonyms(db: Db): Promise<readonly SynonymRule[]> {
  const rows = await db
    .select({ terms: searchSynonyms.terms, meanings: searchSynonyms.meanings })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
  return rows.map(({ terms, meanings }) => ({ terms: listedWords(terms), meanings: listedWords(meanings) }));
}
