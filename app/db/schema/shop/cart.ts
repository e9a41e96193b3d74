import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, idColumn, partOf, updatedAt } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import { products } from "./catalog.ts";

const chosenItem = () => ({
  id: idColumn(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  productId: partOf("product_id", () => products.id),
  quantity: integer("quantity").notNull(),
  /** What the buyer chose where a variation leaves an attribute open, by attribute name; {} where nothing is open. */
  options: jsonb("options").$type<Readonly<Record<string, string>>>().notNull().default({}),
  createdAt: createdAt(),
});

/** The cart of a signed-in customer; a guest's cart lives in the browser. */
export const cartItems = pgTable("cart_items", { ...chosenItem(), updatedAt: updatedAt() }, (t) => [
  uniqueIndex("cart_items_user_product").on(t.userId, t.productId, t.options),
  check("cart_items_quantity", sql`${t.quantity} >= 1`),
]);

/** What a signed-in customer has put aside; a guest's list lives in the browser. */
export const savedItems = pgTable("saved_items", chosenItem(), (t) => [
  uniqueIndex("saved_items_user_product").on(t.userId, t.productId, t.options),
  check("saved_items_quantity", sql`${t.quantity} >= 1`),
]);

/** Guest carts and hire baskets that were merged into an account, by the key the browser gave: a repeated call adds nothing. */
export const cartMerges = pgTable(
  "cart_drains",
  {
    key: text("key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of a hire basket, by the code of the item: what the account's had no place for. */
    leftOut: jsonb("left_out").$type<readonly { readonly item: string; readonly quantity: number }[]>(),
    createdAt: createdAt(),
  },
  (t) => [index("cart_drains_created").on(t.createdAt)],
);
