import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { getOrderOutcome } from "#app/features/payments/get-order-outcome.server.ts";
import { reconcilePayments } from "#app/features/payments/reconcile-payments.server.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { paySandboxSession } from "#app/features/payments/sandbox-provider.server.ts";
import { newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  availableOf,
  one,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { workContext } from "#tests/support/shop/work-context.ts";

const db = await useTestDb();

const available = (productId: string) => availableOf(db, productId);

describe("an order that is not paid", () => {
  it("expires after its session, and its stock comes back", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 1 });
    sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    expect((await db.select().from(products))[0]?.stockStatus).toBe("out_of_stock");
    shop.clock.move(37 * MINUTE_MS);
    await expireOrders(shop);
    expect(await onlyOrder(db)).toMatchObject({ state: "pending" });
    shop.clock.move(2 * MINUTE_MS);
    await expireOrders(shop);
    await expireOrders(shop);
    expect(await onlyOrder(db)).toMatchObject({ state: "expired" });
    expect(await available(id)).toBe(1);
    expect((await db.select().from(products))[0]?.stockStatus).toBe("in_stock");
  });

  it("R17: is let go once, however the clock jumps, and what is paid stays paid", async () => {
    const shop = shopOf(db);
    const [left, bought] = [await createProduct(db, { stock: 1 }), await createProduct(db, { stock: 1 })];
    sessionOf(await postCheckout(shop, await openCheckout(shop, one(left.id))));
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(bought.id))));
    await payOrder(shop, ref);
    for (const jump of [-HOUR_MS, HOUR_MS, HOUR_MS, -HOUR_MS, -HOUR_MS, HOUR_MS]) {
      shop.clock.move(jump);
      await expireOrders(shop);
      await reconcilePayments({ ...workContext(db), ...shop });
    }
    expect([await available(left.id), await available(bought.id)]).toEqual([1, 0]);
    const states = (await db.select().from(orders)).map(({ state }) => state).sort();
    expect(states).toEqual(["expired", "paid"]);
  });

  it("S13: paid late takes its stock again", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 2 });
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    await paySandboxSession(db, ref, shop.clock.now());
    shop.clock.move(HOUR_MS);
    await expireOrders(shop);
    expect(await available(id)).toBe(2);
    await refreshPayment(shop, { provider: "sandbox", ref });
    expect(await onlyOrder(db)).toMatchObject({ state: "paid", attention: [] });
    expect(await available(id)).toBe(1);
  });

  it("S13: paid late without stock is paid, waits for a person, and staff hear of it", async () => {
    const shop = shopOf(db);
    const [scarce, plenty] = [await createProduct(db, { stock: 1 }), await createProduct(db, { stock: 9 })];
    const late = sessionOf(
      await postCheckout(shop, await openCheckout(shop, [...one(scarce.id), ...one(plenty.id)])),
    );
    await paySandboxSession(db, late, shop.clock.now());
    shop.clock.move(HOUR_MS);
    await expireOrders(shop);
    sessionOf(await postCheckout(shop, await openCheckout(shop, one(scarce.id))));
    await refreshPayment(shop, { provider: "sandbox", ref: late });
    const list = await listOrders(db, { search: "", state: "attention" });
    expect(list.orders).toMatchObject([{ state: "paid", attention: ["paid-without-stock"] }]);
    expect(await available(plenty.id)).toBe(9);
    expect((await db.select().from(outboxMails)).map((mail) => mail.kind)).toContain("order-attention");
  });

  it("S10: is found paid by the reconciler when no one came back", async () => {
    const work = workContext(db, { MAIL_TO: "staff@example.ie" });
    const shop = { ...shopOf(db), clock: work.clock };
    const { id } = await createProduct(db);
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    await paySandboxSession(db, ref, work.clock.now());
    work.clock.move(5 * MINUTE_MS);
    await reconcilePayments(work);
    await reconcilePayments(work);
    expect(await onlyOrder(db)).toMatchObject({ state: "paid" });
    expect((await db.select().from(payments)).map((payment) => payment.state)).toEqual(["paid"]);
  });

  it("S9: opened at the success address without paying fulfils nothing", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db);
    sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    const order = await getOrderByToken(db, (await onlyOrder(db)).token);
    expect(order && (await getOrderOutcome(shop, order)).kind).toBe("unpaid");
    expect(await getOrderByToken(db, newToken())).toBeNull();
    expect(await refreshPayment(shop, { provider: "sandbox", ref: newToken() })).toMatchObject({
      ok: false,
      error: { kind: "unknown-session" },
    });
    expect(await onlyOrder(db)).toMatchObject({ state: "pending" });
  });
});

describe("a payment that does not fit", () => {
  it("S12: fulfils nothing and is written down", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 1 });
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    await db.update(sandboxSessions).set({ amount: cents(1), state: "paid" });
    expect(await refreshPayment(shop, { provider: "sandbox", ref })).toMatchObject({
      ok: false,
      error: { kind: "mismatch" },
    });
    expect(await onlyOrder(db)).toMatchObject({ state: "pending", attention: ["payment-mismatch"] });
    expect((await db.select().from(auditLog)).map((entry) => entry.action)).toContain("payment.mismatch");
  });

  it("a second payment of one order is kept and shown, never fulfilled again", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 5 });
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    await payOrder(shop, ref);
    const order = await onlyOrder(db);
    const second = newToken();
    await db.update(sandboxSessions).set({ reference: "moved" });
    await db.insert(sandboxSessions).values({
      id: second,
      reference: order.id,
      amount: order.total,
      state: "paid",
      successUrl: "",
      cancelUrl: "",
      expiresAt: shop.clock.now(),
    });
    await refreshPayment(shop, { provider: "sandbox", ref: second });
    expect(await onlyOrder(db)).toMatchObject({ state: "paid", attention: ["paid-twice"] });
    expect(await db.select().from(payments)).toHaveLength(2);
    expect(await available(id)).toBe(4);
  });
});
