import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, idColumn, partOf, updatedAt } from "#app/db/columns.ts";
import { products } from "./catalog.ts";

/** A percentage off the regular prices of a category and of those below it. */
export interface CategoryPercent {
  readonly id: string;
  /** The discount in basis points: 1000 is 10 %. */
  readonly percent: number;
}

/** Prices of trade customers. Customers name their list; it is for those with an account. */
export const priceLists = pgTable(
  "price_lists",
  {
    id: idColumn(),
    name: text("name").notNull(),
    active: boolean("active").notNull().default(true),
    /** The discount off everything that nothing else of the list prices, in basis points; null: no discount. */
    percent: integer("percent"),
    /** Ids of categories that are gone count for nothing. */
    categoryPercents: jsonb("category_percents").$type<readonly CategoryPercent[]>().notNull().default([]),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("price_lists_name").on(sql`lower(${t.name})`),
    check("price_lists_percent", sql`${t.percent} between 1 and 9999`),
  ],
);

/** The own prices of a list, of simple products and variations, VAT included. */
export const priceListPrices = pgTable(
  "price_list_prices",
  {
    priceListId: partOf("price_list_id", () => priceLists.id),
    productId: partOf("product_id", () => products.id),
    price: centsColumn("price_cents").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.priceListId, t.productId] }),
    index("price_list_prices_product").on(t.productId),
    check("price_list_prices_price", sql`${t.price} > 0`),
  ],
);
