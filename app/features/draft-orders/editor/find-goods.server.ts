import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import { holdsProduct, nearestFirst } from "#app/features/catalog/search/typed-products.ts";
import { pricedGoods } from "#app/features/price-lists/price-lists.ts";
import { readListPrices } from "#app/features/price-lists/read-list-prices.server.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { PickedGoods } from "./picked.ts";

const MAX_LENGTH = 80;
const MAX = 8;
const parents = alias(products, "parents");

/**
 * Published products and variations whose names, brand, categories or part number hold every word, at most eight, the
 * nearest first. A product with variations is offered as these. Prices are those of the account, if it has a price list.
 */
export async function findGoods(
  db: Db,
  typed: string,
  userId: string | null,
): Promise<readonly PickedGoods[]> {
  const text = cleanText(typed).slice(0, MAX_LENGTH).toWellFormed();
  if (text.length < 2) return [];
  const name = sql`coalesce(${parents.name}, ${products.name})`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(parents, eq(parents.id, products.parentId))
    .where(
      and(
        eq(products.status, "published"),
        inArray(products.kind, ["simple", "variation"]),
        holdsProduct(text, products, parents),
      ),
    )
    .orderBy(...nearestFirst(text, products.searchCode, name), products.id)
    .limit(MAX);
  const ids = rows.map(({ id }) => id);
  const [goods, list] = [
    await listProductsByIds(db, ids, { pictures: false }),
    await readListPrices(db, userId, ids),
  ];
  const found = new Map(pricedGoods(goods, list).map((product) => [product.id, product]));
  return ids.flatMap((id): PickedGoods[] => {
    const product = found.get(id);
    if (!product) return [];
    const { name, options, sku, price, available } = product;
    const isCustomerPrice = list.prices.has(id);
    return [
      {
        id,
        code: sku ?? "",
        name: options ? `${name}, ${options}` : name,
        price,
        isCustomerPrice,
        available,
      },
    ];
  });
}
