import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productCategories, products } from "#app/db/schema/catalog.ts";
import { browseIndex, type IndexAnswer } from "./browse-index.ts";
import { type CardRow, selectCards, toCards } from "./card-rows.server.ts";
import type { CategoryView, ProductCard, ProductList } from "./catalog.ts";
import { readCatalogIndex } from "./catalog-index.server.ts";
import type { CatalogIndex } from "./catalog-index.ts";
import { readCategoryTree } from "./categories.server.ts";
import { type Facet, type Filters, NO_FILTERS, type Sort } from "./facets.ts";
import { listFacets } from "./list-facets.ts";
import { inCategories, isForSale, isListed } from "./listed.server.ts";
import { type ListQuery, PAGE_SIZE, usualSort } from "./schema.ts";
import { type Matches, searchIndex } from "./search-index.ts";

/** Categories that browsing shows, by name, with how many products each lists. */
export async function listCategories(db: Db): Promise<readonly CategoryView[]> {
  const tree = await readCategoryTree(db);
  const pairs = db
    .select({
      categoryId: sql<string>`${products.categoryId}`.as("category_id"),
      productId: sql<string>`${products.id}`.as("product_id"),
    })
    .from(products)
    .where(and(isListed(tree.hiddenIds, "catalog"), sql`${products.categoryId} is not null`))
    .union(
      db
        .select({
          categoryId: sql<string>`${productCategories.categoryId}`.as("category_id"),
          productId: sql<string>`${productCategories.productId}`.as("product_id"),
        })
        .from(productCategories)
        .innerJoin(products, eq(products.id, productCategories.productId))
        .where(isListed(tree.hiddenIds, "catalog")),
    )
    .as("pairs");
  const rows = await db
    .select({ id: sql<string>`up.ancestor`, products: sql<number>`count(distinct ${pairs.productId})::int` })
    .from(pairs)
    .innerJoin(
      sql`(with recursive up(id, ancestor) as (
        select id, id from categories
        union all
        select up.id, c.parent_id from up join categories c on c.id = up.ancestor where c.parent_id is not null
      ) select id, ancestor from up) up`,
      sql`up.id = ${pairs.categoryId}`,
    )
    .groupBy(sql`up.ancestor`);
  const counts = new Map(rows.map((row) => [row.id, Number(row.products)]));
  return tree.shown.map(({ id, name, nameGa, slug, parentId }) => ({
    id,
    name,
    nameGa,
    slug,
    parentId,
    products: counts.get(id) ?? 0,
  }));
}

export type ListRequest = Pick<ListQuery, "search" | "page"> & {
  /** Null: products of every category. An id no category has lists nothing. */
  readonly categoryId: string | null;
  readonly filters?: Filters;
  readonly sort?: Sort | null;
};

/**
 * One page of listed products: by name, or best match first when there is a search text. A text that matches
 * nothing as typed is tried again forgiving typos. A page after the last one is empty, with `total` as it is.
 */
export async function listProducts(db: Db, request: ListRequest): Promise<ProductList> {
  const { index } = await readCatalogIndex(db);
  const { answer, matches } = askIndex(index, request);
  return readPage(db, index, { page: request.page, answer, matches });
}

interface Asked {
  readonly matches: Matches | null;
  readonly answer: IndexAnswer;
}

/** The last answers of each index, so that the pages of one list are worked out once. */
const answered = new WeakMap<CatalogIndex, Map<string, Asked>>();
const MOST_ANSWERS = 32;

function askIndex(index: CatalogIndex, request: ListRequest): Asked {
  const { search, categoryId, filters: chosen = NO_FILTERS, sort: asked } = request;
  const filters = { brands: chosen.brands, prices: chosen.prices, specs: chosen.specs };
  const sort = asked ?? usualSort(search);
  const known = answered.get(index) ?? new Map<string, Asked>();
  answered.set(index, known);
  const key = JSON.stringify([search, categoryId, filters, sort]);
  let found = known.get(key);
  if (!found) {
    const matches = search === "" ? null : searchIndex(index, search);
    found = { matches, answer: browseIndex(index, { matches, categoryId, filters, sort }) };
  }
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST_ANSWERS && oldest !== undefined) known.delete(oldest);
  return found;
}

interface PageRequest {
  readonly page: number;
  readonly answer: IndexAnswer;
  readonly matches: Matches | null;
}

/** The cards are read as they are now; a product that has just gone is left out. */
async function readPage(
  db: Db,
  index: CatalogIndex,
  { page, answer, matches }: PageRequest,
): Promise<ProductList> {
  const total = answer.found.length;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const closest = total > 0 && matches?.closest === true;
  const places = answer.found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const ids = places.map((place) => index.ids[place] ?? "");
  return { products: await readCards(db, ids), total, page, pages, closest };
}

/** Cards of published products in stock, in the order of the ids. */
async function readCards(db: Db, ids: readonly string[]): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(and(isForSale([]), inArray(products.id, [...ids])));
  const cards = new Map((await toCards(db, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** What the browse page shows. */
export interface Browsed {
  readonly list: ProductList;
  readonly facets: readonly Facet[];
  /** Categories that browsing shows, by name, with how many products each would list as the rest stands. */
  readonly categories: readonly CategoryView[];
  readonly category: CategoryView | null;
  /** True when the address names a category that there is not. */
  readonly unknown: boolean;
  /** True when the text itself found nothing in the whole shop, whatever else narrows the list. */
  readonly missed: boolean;
}

/** A page of the list with its filters: three statements however many products there are. */
export async function browseProducts(db: Db, query: ListQuery): Promise<Browsed> {
  const { index, tree } = await readCatalogIndex(db);
  const row = tree.shown.find(({ slug }) => slug === query.category) ?? null;
  const unknown = query.category !== null && row === null;
  const categoryId = unknown ? "" : (row?.id ?? null);
  const { answer, matches } = askIndex(index, { ...query, categoryId, filters: query });
  const counts = new Map(index.categories.keys.map((id, place) => [id, answer.categories[place] ?? 0]));
  const categories = tree.shown.map(({ id, name, nameGa, slug, parentId }) => ({
    id,
    name,
    nameGa,
    slug,
    parentId,
    products: counts.get(id) ?? 0,
  }));
  return {
    list: await readPage(db, index, { page: query.page, answer, matches }),
    facets: unknown ? [] : listFacets(index, answer, query),
    categories,
    category: categories.find(({ id }) => id === row?.id) ?? null,
    unknown,
    missed: matches !== null && !matches.found,
  };
}

/** What the shop's front shows: products that staff featured, and the latest ones. */
export async function listHighlights(
  db: Db,
  limit: number,
): Promise<{ readonly featured: readonly ProductCard[]; readonly latest: readonly ProductCard[] }> {
  const tree = await readCategoryTree(db);
  const listed = isListed(tree.hiddenIds, "catalog");
  const featured = await selectCards(db)
    .where(and(listed, eq(products.featured, true)))
    .orderBy(sql`lower(${products.name})`, asc(products.id))
    .limit(limit);
  const latest = await selectCards(db)
    .where(and(listed, eq(products.featured, false)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit);
  const cards = await toCards(db, [...featured, ...latest]);
  return { featured: cards.slice(0, featured.length), latest: cards.slice(featured.length) };
}

/** Listed products with these ids, in the order of the ids. */
export async function listCards(db: Db, ids: readonly string[]): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const tree = await readCategoryTree(db);
  const rows: readonly CardRow[] = await selectCards(db).where(
    and(isListed(tree.hiddenIds, "catalog"), inArray(products.id, [...ids])),
  );
  const cards = await toCards(db, rows);
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
}

/** Other listed products of a category. */
export async function listRelated(
  db: Db,
  categoryId: string,
  exceptId: string,
  limit: number,
): Promise<readonly ProductCard[]> {
  const tree = await readCategoryTree(db);
  const rows = await selectCards(db)
    .where(and(isListed(tree.hiddenIds, "catalog"), inCategories([categoryId]), ne(products.id, exceptId)))
    .orderBy(desc(products.featured), sql`lower(${products.name})`, asc(products.id))
    .limit(limit);
  return toCards(db, rows);
}
