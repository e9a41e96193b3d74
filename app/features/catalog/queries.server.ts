import { and, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { pictureOf } from "#app/features/media/picture-of.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import type { CategoryView, ProductCard, ProductImage, ProductList } from "./catalog.ts";
import { listCategoryPictures } from "./category-intro.server.ts";
import type { CategoryTree } from "./category-tree.ts";
import { browseIndex, type IndexAnswer } from "./index/browse-index.ts";
import { type CardRow, firstImages, selectCards, toCards } from "./index/card-rows.server.ts";
import { readCatalogIndex } from "./index/catalog-index.server.ts";
import { type CatalogIndex, LISTS } from "./index/catalog-index.ts";
import { type Facet, type Filters, NO_FILTERS, type Sort } from "./index/facets.ts";
import { knownCards } from "./index/known-cards.server.ts";
import { listFacets } from "./index/list-facets.ts";
import { isListed } from "./index/listed.server.ts";
import type { PricedIndex } from "./index/priced-index.ts";
import { type Matches, searchIndex } from "./index/search-index.ts";
import { type ListQuery, PAGE_SIZE, sortOf } from "./schema.ts";

/** Categories that browsing shows, by name, with how many products each lists. */
export async function listCategories(db: Db): Promise<readonly CategoryView[]> {
  const index = await readCatalogIndex(db);
  const { answer } = askIndex(index, { search: "", categoryId: null });
  return countedCategories(index, answer);
}

function countedCategories({ tree, categories }: CatalogIndex, answer: IndexAnswer): readonly CategoryView[] {
  const counts = new Map(categories.keys.map((id, position) => [id, answer.categories[position] ?? 0]));
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
  /** The category of the products; null: every category. An id no category has lists nothing. */
  readonly categoryId: string | null;
  readonly filters?: Filters;
  readonly sort?: Sort | null;
};

/**
 * One page of listed products: one of each department in turn, within a department featured ones first, by position,
 * then by name; or best match first when there is a search text. A text that matches nothing as typed is tried again
 * forgiving typos. A page after the last one is empty, with `total` as it is.
 */
export async function listProducts(db: Db, request: ListRequest): Promise<ProductList> {
  const index = await readCatalogIndex(db);
  const { answer, matches } = askIndex(index, request);
  return readPage(db, index, { page: request.page, answer, matches });
}

interface Asked {
  readonly matches: Matches | null;
  readonly answer: IndexAnswer;
  /** The filters that the list offers; worked out when a page first shows them. */
  facets?: readonly Facet[];
}

interface Answered {
  readonly generation: number;
  readonly byKey: LRUCache<string, Asked>;
}

/** The last answers of each index, so that the pages of one list are worked out once. */
const answered = new WeakMap<CatalogIndex | PricedIndex, Answered>();
const MAX_ANSWERS = 32;

/** What the index answers; the last answers are kept. */
export function askIndex(
  index: CatalogIndex,
  request: Omit<ListRequest, "page">,
  priced: PricedIndex | null = null,
): Asked {
  const { search, categoryId, filters: chosen = NO_FILTERS, sort: requestedSort } = request;
  const filters = { brands: chosen.brands, prices: chosen.prices, specs: chosen.specs };
  const sort = sortOf(search, requestedSort);
  const known = answersOf(priced ?? index);
  const key = JSON.stringify([search, categoryId, filters, sort]);
  let found = known.get(key);
  if (!found) {
    const matches = search === "" ? null : searchIndex(index, search);
    found = { matches, answer: browseIndex(index, { matches, categoryId, filters, sort, priced }) };
    known.set(key, found);
  }
  return found;
}

function answersOf(index: CatalogIndex | PricedIndex): LRUCache<string, Asked> {
  const { generation } = index;
  const known = answered.get(index);
  if (known?.generation === generation) return known.byKey;
  const byKey = new LRUCache<string, Asked>({ max: MAX_ANSWERS });
  answered.set(index, { generation, byKey });
  return byKey;
}

interface PageRequest {
  readonly page: number;
  readonly answer: IndexAnswer;
  readonly matches: Matches | null;
}

/** The cards are as the site is now; a product that has just gone is left out. */
async function readPage(
  db: Db,
  index: CatalogIndex,
  { page, answer, matches }: PageRequest,
): Promise<ProductList> {
  const total = answer.found.length;
  const { pages } = pagesOf(total, page, PAGE_SIZE);
  const closest = total > 0 && matches?.closest === true;
  const numbers = answer.found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const ids = numbers.map((position) => index.ids[position] ?? "");
  return { products: await knownCards(db, ids), total, page, pages, closest };
}

/** What the browse page shows. */
export interface Browsed {
  readonly list: ProductList;
  readonly facets: readonly Facet[];
  /** Categories that browsing shows, by name, with how many products each would list as the rest is. */
  readonly categories: readonly CategoryView[];
  readonly category: CategoryView | null;
  /** True when the address names a category that there is not. */
  readonly unknown: boolean;
  /** True when the text itself found nothing in the whole shop, whatever else narrows the list. */
  readonly missed: boolean;
}

/**
 * A page of the list with its filters: at most three statements however many products there are, none for cards that
 * are known. `pricedOf` gives other prices for the order and the filters; those of the cards are the catalogue's.
 */
export async function browseProducts(
  db: Db,
  query: ListQuery,
  pricedOf: (index: CatalogIndex) => PricedIndex | null = () => null,
): Promise<Browsed> {
  const index = await readCatalogIndex(db);
  const priced = pricedOf(index);
  const row = index.tree.shown.find(({ slug }) => slug === query.category) ?? null;
  const unknown = query.category !== null && row === null;
  const categoryId = unknown ? "" : (row?.id ?? null);
  const asked = askIndex(index, { ...query, categoryId, filters: query }, priced);
  const { answer, matches } = asked;
  const categories = countedCategories(index, answer);
  asked.facets ??= unknown ? [] : listFacets(index, answer, query, priced ?? index);
  return {
    list: await readPage(db, index, { page: query.page, answer, matches }),
    facets: asked.facets,
    categories,
    category: categories.find(({ id }) => id === row?.id) ?? null,
    unknown,
    missed: matches !== null && matches.products.length === 0,
  };
}

/** What the shop's front shows: products that staff featured, and the latest ones. */
export async function listHighlights(
  db: Db,
  limit: number,
): Promise<{ readonly featured: readonly ProductCard[]; readonly latest: readonly ProductCard[] }> {
  const index = await readCatalogIndex(db);
  const featured = firstOf(index, "featured", limit, (product) => index.featured[product] === 1);
  const latest = firstOf(index, "new", limit, (product) => index.featured[product] === 0);
  const cards = await knownCards(db, [...featured, ...latest]);
  const isFeatured = new Set(featured);
  return {
    featured: cards.filter(({ id }) => isFeatured.has(id)),
    latest: cards.filter(({ id }) => !isFeatured.has(id)),
  };
}

/**
 * A picture for each of these categories: the one that staff chose, else that of its first product in the order
 * "featured".
 */
export async function listFaces(
  db: Db,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, ProductImage>> {
  const index = await readCatalogIndex(db);
  const { keys, sets, of } = index.categories;
  const faces = new Map<string, string>();
  const wanted = new Map(categoryIds.map((id) => [keys.indexOf(id), id]));
  for (const product of index.orderOf("featured")) {
    if (faces.size === wanted.size) break;
    if (((index.shownIn[product] ?? 0) & LISTS) === 0) continue;
    for (const value of sets[of[product] ?? 0] ?? []) {
      const id = wanted.get(value);
      if (id !== undefined && !faces.has(id)) faces.set(id, index.ids[product] ?? "");
    }
  }
  const images = await firstImages(db, [...new Set(faces.values())]);
  const ofProducts = [...faces].flatMap(([id, productId]) => {
    const image = images.get(productId);
    return image ? [[id, pictureOf({ ...image, altEn: "", altGa: "" })] as const] : [];
  });
  return new Map([...ofProducts, ...(await listCategoryPictures(db, categoryIds))]);
}

/** Ids of the first listed products in an order for which `wanted` is true. */
function firstOf(
  index: CatalogIndex,
  sort: Sort,
  limit: number,
  wanted: (product: number) => boolean,
): readonly string[] {
  const ids: string[] = [];
  for (const product of index.orderOf(sort)) {
    if (ids.length >= limit) break;
    if (((index.shownIn[product] ?? 0) & LISTS) !== 0 && wanted(product)) ids.push(index.ids[product] ?? "");
  }
  return ids;
}

/** Listed products of the tree's categories with these ids, in the order of the ids. */
export async function listCards(
  db: Db,
  ids: readonly string[],
  tree: CategoryTree,
): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const rows: readonly CardRow[] = await selectCards(db).where(
    and(isListed(tree.hiddenIds, "catalog"), inArray(products.id, [...ids])),
  );
  const cards = await toCards(db, rows);
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
}

/** Other listed products of a category, featured ones first. */
export async function listRelated(
  db: Db,
  categoryId: string,
  except: ReadonlySet<string>,
  limit: number,
): Promise<readonly ProductCard[]> {
  const index = await readCatalogIndex(db);
  const { keys, sets, of } = index.categories;
  const category = keys.indexOf(categoryId);
  const within = Uint8Array.from(sets, (values) => (values.includes(category) ? 1 : 0));
  const isOther = (product: number) =>
    within[of[product] ?? 0] === 1 && !except.has(index.ids[product] ?? "");
  const pick = (featured: number) =>
    firstOf(index, "name", limit, (product) => index.featured[product] === featured && isOther(product));
  return knownCards(db, [...pick(1), ...pick(0)].slice(0, limit));
}
