import { and, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Db, listRows } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { readCatalogIndex } from "#app/features/catalog/index/catalog-index.server.ts";
import type { CatalogIndex } from "#app/features/catalog/index/catalog-index.ts";
import { PricedIndex } from "#app/features/catalog/index/priced-index.ts";
import { type Browsed, browseProducts } from "#app/features/catalog/queries.server.ts";
import type { ListQuery } from "#app/features/catalog/schema.ts";
import { readContentStamp } from "#app/features/settings/site-version.server.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { listPriceOf } from "./price-lists.ts";
import { readListPrices, readPricedCards } from "./read-list-prices.server.ts";

/** A page of the shop's list as a customer buys: prices, their order, their bands and the counts beside them. */
export async function browseAtListPrices(db: Db, userId: string | null, query: ListQuery): Promise<Browsed> {
  const terms = userId === null ? null : await readListTerms(db, userId);
  if (userId === null || terms === null) return browseProducts(db, query);
  const { generation } = await readCatalogIndex(db);
  const key = JSON.stringify([terms, generation, await readContentStamp(db)]);
  const exact = await readExactPrices(db, userId, { terms, key });
  const browsed = await browseProducts(db, query, (index) => pricedIndexOf(index, terms, exact));
  const products = await readPricedCards(db, userId, browsed.list.products);
  return { ...browsed, list: { ...browsed.list, products } };
}

type ListTerms = Pick<typeof priceLists.$inferSelect, "id" | "version" | "percent" | "categoryPercents">;

async function readListTerms(db: Db, userId: string): Promise<ListTerms | null> {
  const { id, version, percent, categoryPercents } = priceLists;
  const [row] = await db
    .select({ id, version, percent, categoryPercents })
    .from(customerEmails)
    .innerJoin(customers, eq(customers.id, customerEmails.customerId))
    .innerJoin(priceLists, and(eq(priceLists.id, customers.priceListId), priceLists.active))
    .where(eq(customerEmails.userId, userId))
    .limit(1);
  return row ?? null;
}

/** Lists that are kept in memory, each for one state of the shop. */
const MAX_LISTS = 20;
const AT_ONCE = 1_000;

interface Kept {
  readonly exact: ReadonlyMap<string, Cents>;
  priced: PricedIndex | null;
}

const kept = new WeakMap<Db, LRUCache<string, Kept>>();

interface Asked {
  readonly terms: ListTerms;
  /** The key of the list and the state of the shop. */
  readonly key: string;
}

/** Reads and keeps the prices of products that a percentage off the lowest price does not give. */
async function readExactPrices(db: Db, userId: string, { terms, key }: Asked): Promise<Kept> {
  const lists = kept.get(db) ?? new LRUCache<string, Kept>({ max: MAX_LISTS });
  kept.set(db, lists);
  const known = lists.get(key);
  if (known) return known;
  const exact = new Map<string, Cents>();
  const ids = await listExactIds(db, terms.id);
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    const { prices, ranges } = await readListPrices(db, userId, some);
    for (const id of some) {
      const price = ranges.get(id)?.low ?? prices.get(id);
      if (price !== undefined) exact.set(id, price);
    }
  }
  const read: Kept = { exact, priced: null };
  lists.set(key, read);
  return read;
}

/** Products with own prices of the list, or on sale: a percentage is off their regular price. */
async function listExactIds(db: Db, listId: string): Promise<readonly string[]> {
  const rows = await listRows<{ id: string }>(
    db,
    sql`select coalesce(p.parent_id, p.id) as id from price_list_prices own
        join products p on p.id = own.product_id where own.price_list_id = ${listId}
      union select coalesce(p.parent_id, p.id) from products p where p.regular_price_cents <> p.price_cents`,
  );
  return rows.map(({ id }) => id);
}

function pricedIndexOf(index: CatalogIndex, terms: ListTerms, known: Kept): PricedIndex {
  if (known.priced?.generation === index.generation) return known.priced;
  const percentOf = percentsBySet(index, terms);
  known.priced = new PricedIndex(index, (product) => {
    const price = index.priceOf(product);
    const exact = known.exact.get(index.ids[product] ?? "");
    if (price === null || exact !== undefined) return exact ?? price;
    const percent = percentOf[index.categories.of[product] ?? 0] ?? terms.percent;
    const regular = cents(price);
    return listPriceOf({ price: regular, regularPrice: regular, own: null, percent }) ?? price;
  });
  return known.priced;
}

/**
 * The percentage for each set of categories: that of the nearest category that the list names, of two as near the
 * higher one.
 */
function percentsBySet({ tree, categories }: CatalogIndex, terms: ListTerms): readonly (number | null)[] {
  const named = terms.categoryPercents
    .map(({ id, percent }) => ({ id, percent, depth: tree.trail(id).length }))
    .sort((a, b) => b.depth - a.depth || b.percent - a.percent);
  return categories.sets.map((values) => {
    const ids = new Set(values.map((value) => categories.keys[value]));
    return named.find(({ id }) => ids.has(id))?.percent ?? null;
  });
}
