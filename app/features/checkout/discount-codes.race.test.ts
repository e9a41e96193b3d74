import { expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createDiscount } from "#tests/support/shop/discounts.ts";
import { BUYER, one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { times } from "#tests/support/times.ts";

const { db } = await usePostgresDb();

it("of fifty buyers the last use of a code goes to exactly one, and no other order is placed", async () => {
  const shop = shopOf(db);
  const { id } = await createProduct(db, { stock: 100 });
  await createDiscount(db, { code: "LAST", maxUses: 1 });
  const tokens = await times(50, () => openCheckout(shop, one(id)));
  const results = await times(50, (n) =>
    postCheckout(shop, tokens[n] ?? "", { ...BUYER, email: `buyer${n}@example.ie`, discount: "LAST" }),
  );
  const placed = await db.select().from(orders);
  expect(placed.filter((order) => order.discount > 0)).toHaveLength(1);
  // A buyer who asked after the last use was gone was shown the whole price, and ordered at it.
  const refused = results.flatMap((result) => (result.ok ? [] : [result.error.kind]));
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ["discount-changed"] : []));
  expect(placed).toHaveLength(50 - refused.length);
});
