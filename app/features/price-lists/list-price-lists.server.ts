import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { customers } from "#app/db/schema/customers.ts";
import { priceListPrices, priceLists } from "#app/db/schema/shop/price-lists.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { type PriceListRow, type PriceListsQuery, shownPriceLists } from "./price-lists-query.ts";

interface FoundPriceLists {
  readonly lists: readonly PriceListRow[];
  /** Price lists without the query's filters. */
  readonly all: number;
}

/** The price lists that the address of the list asks for. A shop has few, so they are on one page. */
export async function listPriceLists(db: Db, query: PriceListsQuery): Promise<FoundPriceLists> {
  const priceCounts = db
    .select({ id: priceListPrices.priceListId, n: count().as("own_prices") })
    .from(priceListPrices)
    .groupBy(priceListPrices.priceListId)
    .as("own");
  const buyers = db
    .select({ id: customers.priceListId, n: count().as("buyers") })
    .from(customers)
    .where(isNull(customers.mergedInto))
    .groupBy(customers.priceListId)
    .as("buyers_of");
  const rows = await db
    .select({ list: priceLists, prices: priceCounts.n, customers: buyers.n })
    .from(priceLists)
    .leftJoin(priceCounts, eq(priceCounts.id, priceLists.id))
    .leftJoin(buyers, eq(buyers.id, priceLists.id))
    .orderBy(desc(priceLists.createdAt), desc(priceLists.id));
  const lists = rows.map(({ list: { id, name, active, percent, categoryPercents }, ...counts }) => ({
    id,
    name,
    percent,
    state: active ? ("active" as const) : ("paused" as const),
    categories: categoryPercents.length,
    prices: Number(counts.prices ?? 0),
    customers: Number(counts.customers ?? 0),
  }));
  return { lists: shownPriceLists(lists, query), all: rows.length };
}

/** The price lists as a CSV file that is safe to open in a spreadsheet. */
export async function exportPriceLists(db: Db, query: PriceListsQuery): Promise<string> {
  const { lists } = await listPriceLists(db, query);
  return csvText([
    ["name", "status", "percent", "categories", "own prices", "customers"],
    ...lists.map(({ name, state, percent, categories, prices, customers: buyers }) => [
      ...[name, state, percent === null ? null : percent / 100, categories, prices, buyers],
    ]),
  ]);
}

/** Price lists as choices, by name. */
export function listPriceListChoices(db: Db) {
  const { id, name, active } = priceLists;
  return db.select({ id, name, active }).from(priceLists).orderBy(name);
}

/** Customers of a price list, by name. */
export function listPriceListCustomers(db: Db, id: string) {
  return db
    .select({ id: customers.id, name: customers.name, company: customers.company })
    .from(customers)
    .where(and(eq(customers.priceListId, id), isNull(customers.mergedInto)))
    .orderBy(customers.name, customers.id)
    .limit(MAX_CUSTOMERS);
}

/** Customers that the page of a price list names. */
const MAX_CUSTOMERS = 500;
