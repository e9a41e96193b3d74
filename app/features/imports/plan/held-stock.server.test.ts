import { expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { withParts } from "./existing-products.server.ts";

const db = await useTestDb();

it("counts for each product what unpaid orders hold of it, and of no other", async () => {
  const shop = shopOf(db);
  const lamp = await createProduct(db, { name: "Lamp", stock: 40 });
  const cable = await createProduct(db, { name: "Cable", stock: 5 });
  await postCheckout(shop, await openCheckout(shop, [{ product_id: cable.id, quantity: 2 }]));
  const found = await withParts(db, await db.select().from(products));
  const stock = new Map(found.map(({ product, stock }) => [product.id, stock]));
  expect(stock.get(lamp.id)).toMatchObject({ available: 40, held: 0 });
  expect(stock.get(cable.id)).toMatchObject({ available: 3, held: 2 });
});
