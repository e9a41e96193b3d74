import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { resolveAttention } from "#app/features/orders/resolve-attention.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { paidOrder } from "#tests/support/shop/order-edits.ts";
import {
  availableOf,
  BUYER,
  one,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { cancelPaidOrder } from "./cancel-paid-order.server.ts";
import { listRefunds } from "./list-refunds.server.ts";
import type { RefundChoice } from "./refunds.ts";
import { requestRefund } from "./request-refund.server.ts";
import { restockLater } from "./restock-later.server.ts";

const db = await useTestDb();

const DELIVERED = { ...BUYER, delivery: "ireland", line1: "1 Quay", town: "Galway", postcode: "H91 E2K3" };

/** Pieces of a product are ordered; the session can still be paid. */
async function order(quantity: number, stock: number, values: Partial<typeof products.$inferInsert> = {}) {
  const shop = shopOf(db);
  const { id: productId } = await createProduct(db, {
    price: cents(20_00),
    weightGrams: 900,
    stock,
    ...values,
  });
  const token = await openCheckout(shop, one(productId, quantity));
  const ref = sessionOf(await postCheckout(shop, token, DELIVERED));
  const { id: orderId } = await onlyOrder(db);
  return { shop, productId, ref, orderId };
}

type Ordered = Awaited<ReturnType<typeof order>>;

const versionOf = async (orderId: string) => (await getFulfilment(db, orderId))?.version ?? 0;

async function cancel({ shop, orderId }: Ordered) {
  const { total } = await onlyOrder(db);
  const form = { id: newId(), orderId, actorId: "staff", reason: "", confirmed: total, limit: null };
  return cancelPaidOrder(shop, { ...form, version: await versionOf(orderId) });
}

const refund = (ordered: Ordered, quantity: number) => giveBack(ordered, quantity, [0]);

/** Refunds pieces that do not go back into stock with it; gives the id of the refund. */
const refundUnstocked = (ordered: Ordered, quantity: number) => giveBack(ordered, quantity, []);

async function giveBack({ shop, orderId }: Ordered, quantity: number, restock: readonly number[]) {
  const lines = [{ position: 0, quantity }];
  const choice: RefundChoice = { kind: "lines", lines, restock, delivery: false };
  const form = { id: newId(), orderId, actorId: "staff", reason: "", choice };
  expect(await requestRefund(shop, { ...form, version: await versionOf(orderId) })).toMatchObject({
    ok: true,
  });
  return form.id;
}

async function dispatch({ shop, orderId }: Ordered, quantity: number) {
  const tracking = { carrier: "", trackingNumber: "", trackingUrl: "" };
  const step = { kind: "dispatched", lines: [{ position: 0, quantity }], ...tracking } as const;
  const ask = {
    orderId,
    version: await versionOf(orderId),
    actorId: "staff",
    step,
    reason: "There are more",
  };
  expect(await changeFulfilment(shop, ask)).toMatchObject({ ok: true });
}

/** The order expired, its stock was sold to another buyer, and then it was paid. */
async function payWithoutStock(ordered: Ordered) {
  const { shop, productId, ref } = ordered;
  shop.clock.move(HOUR_MS);
  await expireOrders(shop);
  await setStock(productId, 0);
  shop.clock.move(-HOUR_MS);
  await payOrder(shop, ref);
  expect(await onlyOrder(db)).toMatchObject({ state: "paid", attention: ["paid-without-stock"] });
}

async function takeStock({ orderId, shop }: Pick<Ordered, "orderId" | "shop">) {
  const ask = { orderId, actorId: "staff", now: shop.clock.now(), version: await versionOf(orderId) };
  return resolveAttention(db, { ...ask, reason: "paid-without-stock", how: "stock" });
}

const setStock = (productId: string, available: number) =>
  db.update(stockLevels).set({ available }).where(eq(stockLevels.productId, productId));

describe("S13, F-3: of goods that are still here, no more goes back into stock than the order took", () => {
  it("S13: nothing, where the order was paid without stock", async () => {
    const ordered = await order(2, 2);
    await payWithoutStock(ordered);
    expect(await cancel(ordered)).toMatchObject({ ok: true });
    expect(await availableOf(db, ordered.productId)).toBe(0);
  });

  it("S13: all, where it was paid without stock and took its stock later", async () => {
    const ordered = await order(2, 2);
    await payWithoutStock(ordered);
    await setStock(ordered.productId, 3);
    expect(await takeStock(ordered)).toMatchObject({ ok: true });
    expect(await availableOf(db, ordered.productId)).toBe(1);
    expect(await cancel(ordered)).toMatchObject({ ok: true });
    expect(await availableOf(db, ordered.productId)).toBe(3);
  });

  it("S13: what was there, where the rest was on backorder, in however many refunds", async () => {
    const ordered = await order(5, 2, { backorders: "yes" });
    await payOrder(ordered.shop, ordered.ref);
    expect(await availableOf(db, ordered.productId)).toBe(0);
    for (const [pieces, available] of [
      [3, 0],
      [1, 1],
      [1, 2],
    ] as const) {
      await refund(ordered, pieces);
      expect(await availableOf(db, ordered.productId)).toBe(available);
    }
  });

  it("S13: nothing, where those that were there have left and the rest was on backorder", async () => {
    const ordered = await order(5, 2, { backorders: "yes" });
    await payOrder(ordered.shop, ordered.ref);
    await dispatch(ordered, 2);
    await refund(ordered, 3);
    expect(await availableOf(db, ordered.productId)).toBe(0);
    await refund(ordered, 2);
    expect(await availableOf(db, ordered.productId)).toBe(2);
  });

  it("S13: goods that have left come back whole, on backorder or not", async () => {
    const ordered = await order(5, 2, { backorders: "yes" });
    await payOrder(ordered.shop, ordered.ref);
    await dispatch(ordered, 5);
    await refund(ordered, 4);
    expect(await availableOf(db, ordered.productId)).toBe(4);
  });
});

describe("S13: an order that was paid without stock takes its stock later", () => {
  it("S13: less the pieces that were refunded", async () => {
    const ordered = await order(3, 3);
    await payWithoutStock(ordered);
    await refund(ordered, 1);
    await setStock(ordered.productId, 5);
    expect(await takeStock(ordered)).toMatchObject({ ok: true });
    expect(await availableOf(db, ordered.productId)).toBe(3);
    expect(await onlyOrder(db)).toMatchObject({ attention: [] });
    await refund(ordered, 2);
    expect(await availableOf(db, ordered.productId)).toBe(5);
  });

  it("S13: with the pieces that left before, which came from the shelf", async () => {
    const ordered = await order(3, 3);
    await payWithoutStock(ordered);
    await setStock(ordered.productId, 5);
    await dispatch(ordered, 2);
    await refund(ordered, 1);
    expect(await takeStock(ordered)).toMatchObject({ ok: true });
    expect(await availableOf(db, ordered.productId)).toBe(3);
  });

  it("S13: whatever lines it has that are no product", async () => {
    const shop = shopOf(db);
    const { id: productId } = await createProduct(db, { stock: 2 });
    const orderId = await paidOrder(shop, [
      { product: productId, quantity: "2" },
      { name: "Assembly", quantity: "1", price: "30.00" },
    ]);
    await db.update(orders).set({ attention: ["paid-without-stock"] });
    await db.delete(stockMovements);
    await setStock(productId, 2);
    expect(await takeStock({ orderId, shop })).toMatchObject({ ok: true });
    expect(await availableOf(db, productId)).toBe(0);
  });
});

describe("goods that come back after their refund", () => {
  it("are put into stock once, by the line, and not with the refund", async () => {
    const ordered = await order(2, 5, {});
    const { shop, orderId, productId } = ordered;
    await payOrder(shop, ordered.ref);
    await dispatch(ordered, 2);
    const refundId = await refundUnstocked(ordered, 2);
    expect(await availableOf(db, productId)).toBe(3);
    const ask = { orderId, refundId, actorId: "staff", position: 0, quantity: 2, toRestock: 2 };
    for (const wrong of [
      { ...ask, position: 1 },
      { ...ask, orderId: newId() },
      { ...ask, quantity: 3 },
      { ...ask, quantity: 0 },
    ])
      expect(await restockLater(db, wrong)).toEqual({ ok: false, error: { kind: "conflict" } });
    expect(await availableOf(db, productId)).toBe(3);
    const twice = [restockLater(db, ask), restockLater(db, ask)];
    expect((await Promise.all(twice)).map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await availableOf(db, productId)).toBe(5);
  });

  it("are put into stock as many as are back, and a second press of the same form adds none", async () => {
    const ordered = await order(3, 5, {});
    const { shop, orderId, productId } = ordered;
    await payOrder(shop, ordered.ref);
    await dispatch(ordered, 3);
    const refundId = await refundUnstocked(ordered, 3);
    const ask = { orderId, refundId, actorId: "staff", position: 0 };
    for (const isFirst of [true, false])
      expect((await restockLater(db, { ...ask, quantity: 1, toRestock: 3 })).ok).toBe(isFirst);
    expect(await availableOf(db, productId)).toBe(3);
    const [{ lines } = { lines: [] }] = await listRefunds(db, orderId);
    expect(lines).toMatchObject([{ quantity: 3, restocked: 1 }]);
    expect((await restockLater(db, { ...ask, quantity: 3, toRestock: 2 })).ok).toBe(false);
    expect((await restockLater(db, { ...ask, quantity: 2, toRestock: 2 })).ok).toBe(true);
    expect(await availableOf(db, productId)).toBe(5);
  });

  it("S13: that never left are put into stock only as far as the order took them, in however many steps", async () => {
    const ordered = await order(3, 1, { backorders: "yes" });
    const { shop, orderId, productId } = ordered;
    await payOrder(shop, ordered.ref);
    expect(await availableOf(db, productId)).toBe(0);
    const refundId = await refundUnstocked(ordered, 3);
    const ask = { orderId, refundId, actorId: "staff", position: 0 };
    for (const toRestock of [3, 2, 1])
      expect((await restockLater(db, { ...ask, quantity: 1, toRestock })).ok).toBe(true);
    expect(await availableOf(db, productId)).toBe(1);
  });
});
