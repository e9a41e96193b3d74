import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { priceListPrices, priceLists } from "#app/db/schema/shop/price-lists.ts";
import type { LinkedProductPage, ProductCard } from "#app/features/catalog/catalog.ts";
import { isId } from "#app/lib/ids.ts";
import { type ListPrices, listPricesOf, NO_LIST_PRICES, pricedCards, pricedPage } from "./price-lists.ts";

/** The percentage of the nearest category that the list names; of two as near, the higher one. */
const categoryPercent = sql<number | null>`(
  select named.percent
  from jsonb_to_recordset(${priceLists.categoryPercents}) as named(id uuid, percent int)
    join categories target on target.id = named.id
  where exists (
    select 1 from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id = coalesce(${products.parentId}, ${products.id})
      and (c.id = target.id or starts_with(c.path, target.path || ' > '))
  )
  order by length(target.path) - length(replace(target.path, ' > ', '')) desc, named.percent desc
  limit 1
)`;

/**
 * What the price list of an account makes of these products and of their variations, in one statement. Every price that
 * a customer sees or pays comes from here. No statement without an account: `userId` is null for guests and for
 * customers who are known to have no list.
 */
export async function readListPrices(
  db: Db,
  userId: string | null,
  ids: readonly string[],
): Promise<ListPrices> {
  const known = ids.filter(isId);
  if (userId === null || known.length === 0) return NO_LIST_PRICES;
  const rows = await db
    .select({
      id: products.id,
      parentId: products.parentId,
      name: priceLists.name,
      price: products.price,
      regularPrice: products.regularPrice,
      own: priceListPrices.price,
      percent: sql<number | null>`coalesce(${categoryPercent}, ${priceLists.percent})`,
      offered: sql<boolean>`${products.status} = 'published' and ${products.stockStatus} <> 'out_of_stock'`,
    })
    .from(customerEmails)
    .innerJoin(customers, eq(customers.id, customerEmails.customerId))
    .innerJoin(priceLists, and(eq(priceLists.id, customers.priceListId), priceLists.active))
    .innerJoin(products, or(inArray(products.id, known), inArray(products.parentId, known)))
    .leftJoin(
      priceListPrices,
      and(eq(priceListPrices.priceListId, priceLists.id), eq(priceListPrices.productId, products.id)),
    )
    .where(eq(customerEmails.userId, userId));
  return { ...listPricesOf(rows), name: rows[0]?.name ?? null };
}

/** The name of an account's price list, as a value of the statement that stores an order at its prices. */
export function listNameOf(userId: string): SQL<string | null> {
  return sql<string | null>`(
    select l.name from customer_emails e
    join customers c on c.id = e.customer_id
    join price_lists l on l.id = c.price_list_id and l.active
    where e.user_id = ${userId} limit 1)`;
}

/** Products of a list as a customer buys them. */
export async function readPricedCards(
  db: Db,
  userId: string | null,
  cards: readonly ProductCard[],
): Promise<readonly ProductCard[]> {
  if (userId === null) return cards;
  return pricedCards(
    cards,
    await readListPrices(
      db,
      userId,
      cards.map(({ id }) => id),
    ),
  );
}

/** A product's page as a customer buys it. */
export async function readPricedPage(
  db: Db,
  userId: string | null,
  page: LinkedProductPage,
): Promise<LinkedProductPage> {
  if (userId === null) return page;
  const ids = [page, ...page.upsells, ...page.crossSells, ...page.related].map(({ id }) => id);
  return pricedPage(page, await readListPrices(db, userId, ids));
}
