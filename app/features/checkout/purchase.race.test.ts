import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { keepLonger } from "#app/features/orders/keep-longer.server.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { paySandboxSession } from "#app/features/payments/sandbox-provider.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { BUYER, openCheckout, postCheckout, sessionOf, shopOf } from "#tests/support/shop/purchase.ts";
import { times } from "#tests/support/times.ts";

const { db } = await usePostgresDb();

const buyer = (n: number) => ({ ...BUYER, email: `buyer${n}@example.ie` });

async function available(productId: string): Promise<number | undefined> {
  const [row] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return row?.available;
}

describe("fifty buyers at once", () => {
  it("F-3: sells the last item exactly once", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 1 });
    const tokens = await times(50, () => openCheckout(shop, [{ product_id: id, quantity: 1 }]));
    const results = await times(50, (n) => postCheckout(shop, tokens[n] ?? "", buyer(n)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results) {
      if (!result.ok) expect(["changed", "nothing-left"]).toContain(result.error.kind);
    }
    expect(await available(id)).toBe(0);
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await db.select().from(reservations)).toHaveLength(1);
    expect(await db.select().from(outboxMails)).toHaveLength(1);
    const [product] = await db.select().from(products).where(eq(products.id, id));
    expect(product?.stockStatus).toBe("out_of_stock");
  });

  it("waits in no circle when carts name the same products in another order", async () => {
    const shop = shopOf(db);
    const ids = (await times(4, () => createProduct(db, { stock: 30 }))).map((product) => product.id);
    const results = await times(40, async (n) => {
      const order = n % 2 === 0 ? ids : [...ids].reverse();
      const token = await openCheckout(
        shop,
        order.map((id) => ({ product_id: id, quantity: 1 })),
      );
      return postCheckout(shop, token, buyer(n));
    });
    const sold = results.filter((result) => result.ok).length;
    expect(sold).toBeGreaterThan(0);
    expect(sold).toBeLessThanOrEqual(30);
    for (const id of ids) expect(await available(id)).toBe(30 - sold);
    const moved = await db.select().from(stockMovements);
    expect(moved.reduce((sum, row) => sum + row.delta, 0)).toBe(-4 * sold);
  });
});

describe("one form posted many times at once", () => {
  it("S4: makes one order, one session, one hold, and leads to the same place", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 5 });
    const token = await openCheckout(shop, [{ product_id: id, quantity: 2 }]);
    const results = await times(12, () => postCheckout(shop, token));
    expect(new Set(results.map(sessionOf)).size).toBe(1);
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await db.select().from(sandboxSessions)).toHaveLength(1);
    expect(await db.select().from(payments)).toHaveLength(1);
    expect(await available(id)).toBe(3);
  });
});

describe("one payment reported many times at once", () => {
  it("S7: is settled once: one payment, one invoice, one mail to each side, stock sold once", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 3 });
    const ref = sessionOf(
      await postCheckout(shop, await openCheckout(shop, [{ product_id: id, quantity: 1 }])),
    );
    await paySandboxSession(db, ref, shop.clock.now());
    const settled = await times(20, () => refreshPayment(shop, { provider: "sandbox", ref }));
    expect(settled.filter((result) => result.ok && result.value.becamePaid)).toHaveLength(1);
    expect(settled.every((result) => result.ok)).toBe(true);
    const kinds = (await db.select().from(outboxMails)).map((mail) => mail.kind).sort();
    expect(kinds).toEqual(["order-paid", "order-paid-staff", "order-received"]);
    expect([await db.$count(payments), await db.$count(invoices)]).toEqual([1, 1]);
    expect(await available(id)).toBe(2);
    const [order] = await db.select().from(orders);
    expect(order).toMatchObject({ state: "paid", attention: [] });
  });

  it("A12: and a press to keep the goods, the expiry and a second press leave nothing held twice or for no one", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 12 });
    const bought = await times(12, async (n) =>
      sessionOf(
        await postCheckout(shop, await openCheckout(shop, [{ product_id: id, quantity: 1 }]), buyer(n)),
      ),
    );
    const placed = await db.select().from(orders);
    const paid = bought.slice(0, 3);
    for (const ref of paid) await paySandboxSession(db, ref, shop.clock.now());
    // One millisecond before the goods are let go, so that a press and the expiry both may come first.
    const due = Math.min(...placed.map(({ expiresAt }) => expiresAt.getTime()));
    shop.clock.move(due - 1 - shop.clock.now().getTime());
    const late = { db, clock: { now: () => new Date(due + 1) } };
    const press = (order: (typeof placed)[number]) =>
      keepLonger(shop, {
        orderId: order.id,
        seen: order.expiresAt.toISOString(),
        clientAddress: "192.0.2.8",
      });
    await Promise.all([
      ...placed.map(press),
      expireOrders(late),
      ...paid.map((ref) => refreshPayment(shop, { provider: "sandbox", ref })),
      ...placed.map(press),
    ]);
    const after = await db.select().from(orders);
    expect(after.filter(({ state }) => state === "paid")).toHaveLength(3);
    const expired = after.filter(({ state }) => state === "expired").length;
    expect(await available(id)).toBe(expired);
    const kept = after.filter(({ state }) => state === "pending");
    expect(kept).toHaveLength(9 - expired);
    for (const order of kept)
      expect([order.keptLonger, order.expiresAt > late.clock.now()]).toEqual([1, true]);
  });

  it("and the order's expiry at the same moment leave it paid with the right stock", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 10 });
    const refs = await times(8, async (n) =>
      sessionOf(
        await postCheckout(shop, await openCheckout(shop, [{ product_id: id, quantity: 1 }]), buyer(n)),
      ),
    );
    for (const ref of refs) await paySandboxSession(db, ref, shop.clock.now());
    shop.clock.move(HOUR_MS);
    await Promise.all([
      expireOrders(shop),
      ...refs.map((ref) => refreshPayment(shop, { provider: "sandbox", ref })),
      expireOrders(shop),
    ]);
    const all = await db.select().from(orders);
    expect(all.map((order) => order.state)).toEqual(Array(8).fill("paid"));
    expect(await available(id)).toBe(2);
  });
});
