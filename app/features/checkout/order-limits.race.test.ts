import { expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { availableOf, BUYER, one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";

const { db } = await usePostgresDb();

it("of 40 orders that one network posts at the same moment, 20 are placed and hold their stock", async () => {
  const shop = shopOf(db);
  const { id } = await createProduct(db, { stock: 100 });
  const tokens = await Promise.all(Array.from({ length: 40 }, () => openCheckout(shop, one(id))));
  const results = await Promise.all(
    tokens.map((token, n) =>
      postCheckout(
        shop,
        token,
        { ...BUYER, email: `buyer${n}@example.ie` },
        { clientAddress: `2001:db8::${n}` },
      ),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(20);
  expect(await db.$count(orders)).toBe(20);
  expect(await availableOf(db, id)).toBe(80);
}, 120_000);
