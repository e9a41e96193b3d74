import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  availableOf,
  getCheckout,
  one,
  openCheckout,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

const available = (productId: string) => availableOf(db, productId);

describe("what cannot be ordered", () => {
  it("is explained line by line and left out", async () => {
    const shop = shopOf(db);
    const [fine, few, none, asked] = [
      await createProduct(db),
      await createProduct(db, { stock: 2 }),
      await createProduct(db, { stock: 0 }),
      await createProduct(db, { price: null }),
    ];
    const gone = await createProduct(db, { status: "draft" });
    const token = await openCheckout(
      shop,
      [fine, few, none, asked, gone].flatMap(({ id }) => one(id, 5)),
    );
    const checkout = await getCheckout(db, token, shop.clock.now());
    expect(checkout?.lines.map((line) => [line.quantity, line.fault?.kind ?? null])).toEqual([
      [5, null],
      [2, "fewer"],
      [0, "sold-out"],
      [0, "on-request"],
      [0, "gone"],
    ]);
    sessionOf(await postCheckout(shop, token));
    expect(await available(few.id)).toBe(0);
  });

  it("is shared by variations that draw on one stock", async () => {
    const shop = shopOf(db);
    const parent = await createProduct(db, { kind: "variable", stock: 3 });
    const [red, blue] = [
      await createProduct(db, { parentId: parent.id }),
      await createProduct(db, { parentId: parent.id }),
    ];
    const token = await openCheckout(shop, [...one(red.id, 2), ...one(blue.id, 2)]);
    const checkout = await getCheckout(db, token, shop.clock.now());
    expect(checkout?.lines.map((line) => line.quantity)).toEqual([2, 1]);
    sessionOf(await postCheckout(shop, token));
    expect(await available(parent.id)).toBe(0);
    const variations = await db.select().from(products).where(eq(products.parentId, parent.id));
    expect(variations.map((row) => row.stockStatus)).toEqual(["out_of_stock", "out_of_stock"]);
  });

  it("refuses what is less than a payment page can charge, before it is one", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { price: cents(49), stock: 5 });
    const token = await openCheckout(shop, one(id));
    expect(await postCheckout(shop, token)).toMatchObject({ ok: false, error: { kind: "too-cheap" } });
    expect(await db.select().from(orders)).toEqual([]);
    expect(await available(id)).toBe(5);
    sessionOf(await postCheckout(shop, await openCheckout(shop, one(id, 2))));
  });

  it("refuses a checkout in which nothing is left", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 0 });
    expect(await postCheckout(shop, await openCheckout(shop, one(id)))).toMatchObject({
      ok: false,
      error: { kind: "nothing-left" },
    });
  });
});
