import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { goodsOf, stateOf } from "#tests/support/shop/delivered-order.ts";
import {
  one,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
  type Shop,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const actorId = "staff";

const readyMails = () => db.select().from(outboxMails).where(eq(outboxMails.kind, "order-ready"));

async function buyToCollect() {
  const shop = shopOf(db);
  const { id } = await createProduct(db, { stock: 3 });
  await payOrder(shop, sessionOf(await postCheckout(shop, await openCheckout(shop, one(id)))));
  return { shop, orderId: (await onlyOrder(db)).id };
}

async function move(shop: Shop, orderId: string, kind: "ready" | "collected") {
  const { version } = await goodsOf(db, orderId);
  const change = { orderId, version, actorId, step: { kind }, reason: "Meant for them" } as const;
  expect(await changeFulfilment(shop, change)).toMatchObject({ ok: true });
}

async function undo(shop: Shop, orderId: string) {
  const { version } = await goodsOf(db, orderId);
  return undoCollection(shop, { orderId, version, actorId });
}

async function refundWhole(shop: Shop, orderId: string) {
  const { version } = await goodsOf(db, orderId);
  const choice = { kind: "whole", restock: [] } as const;
  const answer = await requestRefund(shop, { id: newId(), orderId, version, actorId, reason: "", choice });
  expect(answer).toMatchObject({ ok: true });
}

describe("the undo of an order to be collected", () => {
  it("takes Ready for collection and its mail back within ten minutes", async () => {
    const { shop, orderId } = await buyToCollect();
    await move(shop, orderId, "ready");
    const [mail] = await readyMails();
    expect(mail?.nextAttemptAt).toEqual(addMs(shop.clock.now(), 10 * MINUTE_MS));
    shop.clock.move(9 * MINUTE_MS);
    expect(await undo(shop, orderId)).toMatchObject({ ok: true });
    expect(await readyMails()).toEqual([]);
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "unfulfilled", readyAt: null });
    expect(await undo(shop, orderId)).toMatchObject({ error: { kind: "not-allowed" } });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "order.ready-undone"));
    expect(entry).toMatchObject({ actorId, details: { mailed: false } });
    await move(shop, orderId, "ready");
    expect(await readyMails()).toHaveLength(1);
  });

  it("is refused after ten minutes, and to the second of two who saw the same order", async () => {
    const { shop, orderId } = await buyToCollect();
    const { version } = await goodsOf(db, orderId);
    await move(shop, orderId, "ready");
    expect(await undoCollection(shop, { orderId, version, actorId })).toMatchObject({
      error: { kind: "conflict" },
    });
    shop.clock.move(10 * MINUTE_MS + 1);
    expect(await undo(shop, orderId)).toMatchObject({ error: { kind: "collection-undo-too-late" } });
    expect(await readyMails()).toHaveLength(1);
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "ready" });
  });

  it("makes a collected order paid and ready again, whose customer still gets the mail once", async () => {
    const { shop, orderId } = await buyToCollect();
    await move(shop, orderId, "ready");
    const due = addMs(shop.clock.now(), 10 * MINUTE_MS);
    shop.clock.move(MINUTE_MS);
    await move(shop, orderId, "collected");
    expect(await readyMails()).toEqual([]);
    shop.clock.move(MINUTE_MS);
    expect(await undo(shop, orderId)).toMatchObject({ ok: true });
    expect(await stateOf(db, orderId)).toBe("paid");
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "ready", completedAt: null });
    expect(await readyMails()).toMatchObject([{ nextAttemptAt: due }]);
    await db.update(outboxMails).set({ state: "sent", attempts: 1 });
    await move(shop, orderId, "collected");
    expect(await undo(shop, orderId)).toMatchObject({ ok: true });
    expect(await readyMails()).toMatchObject([{ state: "sent" }]);
    await move(shop, orderId, "collected");
    shop.clock.move(11 * MINUTE_MS);
    expect(await undo(shop, orderId)).toMatchObject({ error: { kind: "collection-undo-too-late" } });
    expect(await stateOf(db, orderId)).toBe("completed");
  });

  it("leaves an order that was never marked ready unfulfilled", async () => {
    const { shop, orderId } = await buyToCollect();
    await move(shop, orderId, "collected");
    expect(await undo(shop, orderId)).toMatchObject({ ok: true });
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "unfulfilled", completedAt: null });
    expect(await readyMails()).toEqual([]);
  });

  it("is refused once the order was refunded in full, whose mail is not sent", async () => {
    const { shop, orderId } = await buyToCollect();
    await move(shop, orderId, "ready");
    shop.clock.move(MINUTE_MS);
    await refundWhole(shop, orderId);
    expect(await readyMails()).toEqual([]);
    expect(await undo(shop, orderId)).toMatchObject({ error: { kind: "not-allowed" } });
    shop.clock.move(MINUTE_MS);
    await move(shop, orderId, "collected");
    expect(await undo(shop, orderId)).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ state: "refunded", fulfilment: "ready" }]);
    expect(await readyMails()).toEqual([]);
  });
});

it("a collected order cannot be marked ready again", async () => {
  const { shop, orderId } = await buyToCollect();
  await move(shop, orderId, "collected");
  await refundWhole(shop, orderId);
  const { version } = await goodsOf(db, orderId);
  const change = { orderId, version, actorId, step: { kind: "ready" }, reason: "A gift" } as const;
  expect(await changeFulfilment(shop, change)).toMatchObject({ error: { kind: "not-allowed" } });
});
