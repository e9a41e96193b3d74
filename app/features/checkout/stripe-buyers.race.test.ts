import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { cents } from "#app/lib/money.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { useStripeShop } from "#tests/support/peers/stripe-shop.ts";
import { BUYER, getCheckout, openCheckout, postCheckout } from "#tests/support/shop/purchase.ts";
import { times } from "#tests/support/times.ts";

const { db } = await usePostgresDb();
const stripe = useStripeShop(db);

const available = async (productId: string) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.productId, productId)))[0]?.available;

describe("buyers on their way to Stripe", () => {
  it("F-3: of 50 for the last item exactly one gets a session", async () => {
    const { id } = await createProduct(db, { stock: 1 });
    const one = [{ product_id: id, quantity: 1 }];
    const tokens = await times(50, () => openCheckout(stripe.shop, one));
    const before = (await stripe.peer.sessions()).length;
    const results = await times(50, (n) =>
      postCheckout(stripe.shop, tokens[n] ?? "", { ...BUYER, email: `buyer${n}@example.ie` }),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await stripe.peer.sessions()).toHaveLength(before + 1);
    expect(await available(id)).toBe(0);
  });

  it("F-3: a product on two lines is checked by the sum of both", async () => {
    const { id } = await createProduct(db, { stock: 3 });
    const line = { product_id: id, quantity: 2 };
    const token = await openCheckout(stripe.shop, [line, line]);
    const checkout = await getCheckout(db, token, stripe.shop.clock.now());
    expect(checkout?.lines).toMatchObject([{ quantity: 3, fault: { kind: "fewer", wanted: 4 } }]);
    expect(await postCheckout(stripe.shop, token)).toMatchObject({ ok: true });
    expect(await available(id)).toBe(0);
  });

  it("S2: a cart that changed meanwhile opens no session until the new total is confirmed", async () => {
    const { id } = await createProduct(db, { price: cents(5_000), stock: 2 });
    const token = await openCheckout(stripe.shop, [{ product_id: id, quantity: 2 }]);
    const shown = await getCheckout(db, token, stripe.shop.clock.now());
    const before = (await stripe.peer.sessions()).length;
    await db
      .update(products)
      .set({ price: cents(4_000) })
      .where(eq(products.id, id));
    await db.update(stockLevels).set({ available: 1 }).where(eq(stockLevels.productId, id));
    const old = { ...BUYER, seal: shown?.seal ?? "" };
    expect(await postCheckout(stripe.shop, token, old)).toMatchObject({ error: { kind: "changed" } });
    expect(await stripe.peer.sessions()).toHaveLength(before);
    expect(await postCheckout(stripe.shop, token)).toMatchObject({ ok: true });
    expect((await stripe.peer.sessions()).map((session) => session.amount_total)).toContain(4_000);
    expect(await db.select().from(orders)).toMatchObject([{ total: 4_000 }]);
  });
});
