import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { priceListPrices, priceLists } from "#app/db/schema/shop/price-lists.ts";
import { formatRate } from "#app/i18n/formats.ts";
import { euroText } from "#app/lib/euro.ts";
import { listPriceListCustomers } from "./list-price-lists.server.ts";
import type { PriceListPage, PriceListValues } from "./price-list-form.ts";

const NEW_VALUES: PriceListValues = { name: "", active: true, percent: "", categories: {}, prices: "" };

/** Reads the page of a price list; null for an unknown id. */
export async function getPriceListPage(db: Db, id: string | null): Promise<PriceListPage | null> {
  if (id === null) return { id, version: 0, values: NEW_VALUES, customers: [] };
  const [list] = await db.select().from(priceLists).where(eq(priceLists.id, id));
  if (!list) return null;
  const prices = await db
    .select({
      sku: sql<string>`coalesce(${products.sku}, ${products.id}::text)`,
      price: priceListPrices.price,
    })
    .from(priceListPrices)
    .innerJoin(products, eq(products.id, priceListPrices.productId))
    .where(eq(priceListPrices.priceListId, id))
    .orderBy(products.sku, products.id);
  return {
    id,
    version: list.version,
    customers: await listPriceListCustomers(db, id),
    values: {
      name: list.name,
      active: list.active,
      percent: list.percent === null ? "" : formatRate(list.percent),
      categories: Object.fromEntries(
        list.categoryPercents.map(({ id: category, percent }) => [category, formatRate(percent)]),
      ),
      prices: prices.map(({ sku, price }) => `${sku} ${euroText(price)}`).join("\n"),
    },
  };
}
