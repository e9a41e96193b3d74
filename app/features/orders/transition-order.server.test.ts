import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { ORDER_STATES } from "#app/features/orders/enums.ts";
import { canOrderBecome, type OrderState } from "#app/features/orders/order-states.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  availableOf,
  one,
  onlyOrder,
  openCheckout,
  postCheckout,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { lockOrder, transitionOrder } from "./transition-order.server.ts";

const db = await useTestDb();
const now = new Date("2026-03-02T10:00:00Z");

async function placeOrder(): Promise<{ readonly orderId: string; readonly productId: string }> {
  const shop = shopOf(db);
  const { id: productId } = await createProduct(db, { stock: 3 });
  await postCheckout(shop, await openCheckout(shop, one(productId)));
  return { orderId: (await onlyOrder(db)).id, productId };
}

async function move(orderId: string, to: OrderState): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error("No order");
    return transitionOrder(tx, order, to, { now });
  });
}

test("an order moves along the table of transitions, and along nothing else", async () => {
  const { orderId } = await placeOrder();
  await inTransaction(db, async (tx) => {
    for (const from of ORDER_STATES)
      for (const to of ORDER_STATES) {
        await tx.update(orders).set({ state: from }).where(eq(orders.id, orderId));
        const order = await lockOrder(tx, orderId);
        const moved = order !== null && (await transitionOrder(tx, order, to, { now, action: null }));
        expect(`${from} to ${to}: ${moved}`).toBe(`${from} to ${to}: ${canOrderBecome(from, to)}`);
        expect((await lockOrder(tx, orderId))?.state).toBe(moved ? to : from);
      }
  });
});

test("giving an order up returns its stock and is recorded, once", async () => {
  const { orderId, productId } = await placeOrder();
  expect(await availableOf(db, productId)).toBe(2);
  expect(await move(orderId, "cancelled")).toBe(true);
  expect(await move(orderId, "cancelled")).toBe(false);
  expect(await availableOf(db, productId)).toBe(3);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.filter(({ action }) => action === "order.cancelled")).toHaveLength(1);
});
