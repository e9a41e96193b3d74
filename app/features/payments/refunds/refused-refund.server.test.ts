import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { getWithdrawableById } from "#app/features/withdrawals/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { buyToDeliver, goodsOf, stateOf } from "#tests/support/shop/delivered-order.ts";
import { BUYER, shopOf } from "#tests/support/shop/purchase.ts";
import { buyLines, parcelOf, refundOf } from "#tests/support/shop/refunded-order.ts";
import { cancelPaidOrder } from "./cancel-paid-order.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";
import { requestRefund } from "./request-refund.server.ts";

const db = await useTestDb();

it("leaves its pieces to be dispatched again where the rest was dispatched meanwhile", async () => {
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop);
  const [first, second] = (await goodsOf(db, orderId)).rest;
  if (!first || !second) throw new Error("Bug: two lines.");
  const refundId = newId();
  const ask = async () => ({
    orderId,
    version: (await goodsOf(db, orderId)).version,
    actorId: "staff",
    reason: "",
  });
  const line = { position: first.position, quantity: 1 };
  const choice = { kind: "lines", lines: [line], restock: [], delivery: false } as const;
  // Without test payments no provider can be asked: the refund is requested, and not taken on.
  const away = { ...shop, config: { ...shop.config, testPayments: false } };
  expect(await requestRefund(away, { ...(await ask()), id: refundId, choice })).toMatchObject({ ok: true });
  const step = { kind: "dispatched", carrier: "", trackingNumber: "", trackingUrl: "" } as const;
  const send = async (reason = "") => changeFulfilment(shop, { ...(await ask()), step, reason });
  expect(await send()).toMatchObject({ ok: true });
  expect([(await goodsOf(db, orderId)).state, await stateOf(db, orderId)]).toEqual([
    "dispatched",
    "completed",
  ]);

  const order = await getOrder(db, orderId);
  if (!order) throw new Error("Bug: no order.");
  const report = { refundId, ref: null, amount: order.total };
  const mails = await renderRefundMails(shop, order, { ...report, provider: "sandbox" });
  const refused = {
    ...report,
    order,
    state: "failed",
    failure: "refused",
    now: shop.clock.now(),
    mails,
  } as const;
  await inTransaction(db, (tx) => recordRefund(tx, refused));
  expect(await goodsOf(db, orderId)).toMatchObject({ state: "partly-dispatched", dispatchedAt: null });
  expect(await stateOf(db, orderId)).toBe("paid");
  // A person must look at it: its goods leave with a reason.
  expect(await send("The customer keeps them")).toMatchObject({ ok: true });
  expect([(await goodsOf(db, orderId)).state, await stateOf(db, orderId)]).toEqual([
    "dispatched",
    "completed",
  ]);
});

it("leaves its piece to be dispatched again where another refund took one that was sent", async () => {
  const { orderId, available, askRefund, refund, go, reject } = await buyLines(db, [{ pieces: 3, stock: 5 }]);
  const waiting = await askRefund(refundOf(1, "restocked"));
  expect(await go(parcelOf(2))).toMatchObject({ ok: true });
  await refund(refundOf(1, "restocked"));
  expect(await available()).toBe(3);
  await reject(waiting);
  expect(await goodsOf(db, orderId)).toMatchObject({ state: "partly-dispatched", rest: [{ left: 1 }] });
  expect(await stateOf(db, orderId)).toBe("paid");
  // The customer has one of the two that were sent, and paid for two.
  expect(await go(parcelOf(1))).toMatchObject({ ok: true });
  expect(await goodsOf(db, orderId)).toMatchObject({ state: "dispatched", rest: [{ left: 0 }] });
  expect(await available()).toBe(3);
});

/** The customer has collected one of two, while the refund of the other waited; then the provider refused it. */
async function collectedInPart({ ready = false } = {}) {
  const order = await buyLines(db, [{ pieces: 2, stock: 5 }], BUYER);
  if (ready) await order.go({ kind: "ready" });
  const waiting = await order.askRefund(refundOf(1, "restocked"));
  expect(await order.go({ kind: "collected" }, "")).toMatchObject({ ok: true });
  await order.reject(waiting);
  return order;
}

const COLLECTED_ONE = [{ collected: 1, left: 1 }];

it.each([false, true])(
  "keeps its piece to be collected where the other was collected meanwhile (was ready: %s)",
  async (ready) => {
    const { shop, orderId, available, staff, go } = await collectedInPart({ ready });
    const state = ready ? "ready" : "unfulfilled";
    const open = { state, completedAt: null, rest: COLLECTED_ONE };
    expect(await goodsOf(db, orderId)).toMatchObject(open);
    expect(await stateOf(db, orderId)).toBe("paid");
    shop.clock.move(20 * MINUTE_MS);
    expect(await go({ kind: "collected" })).toMatchObject({ ok: true });
    expect(await goodsOf(db, orderId)).toMatchObject({
      state: "collected",
      rest: [{ collected: 2, left: 0 }],
    });
    expect(await stateOf(db, orderId)).toBe("completed");
    // Only the second collection is taken back.
    expect(await undoCollection(shop, await staff())).toMatchObject({ ok: true });
    expect(await goodsOf(db, orderId)).toMatchObject(open);
    expect(await available()).toBe(3);
  },
);

it("leaves an order collected on the day on which it was where its piece is refunded after all", async () => {
  const { shop, orderId, available, refund, go } = await collectedInPart();
  const collectedAt = shop.clock.now();
  shop.clock.move(20 * DAY_MS);
  await go({ kind: "ready" });
  const readyMails = eq(outboxMails.kind, "order-ready");
  expect(await db.$count(outboxMails, readyMails)).toBe(1);
  await refund(refundOf(1, "restocked"));
  expect(await db.$count(outboxMails, readyMails)).toBe(0);
  const goods = await goodsOf(db, orderId);
  expect(goods).toMatchObject({ state: "collected", rest: [{ collected: 1, left: 0 }] });
  expect(Number(goods.completedAt)).toBeLessThanOrEqual(Number(collectedAt));
  expect(await stateOf(db, orderId)).toBe("completed");
  expect(await available()).toBe(4);
});

it("takes no collection back where it was completed by the refund of its piece", async () => {
  const { shop, orderId, staff, refund } = await collectedInPart();
  await refund(refundOf(1, "restocked"));
  const completed = await goodsOf(db, orderId);
  expect(completed).toMatchObject({ state: "collected", isRestRefunded: true });
  expect(await undoCollection(shop, await staff())).toEqual({ ok: false, error: { kind: "rest-refunded" } });
  expect(await goodsOf(db, orderId)).toEqual(completed);
  expect(await stateOf(db, orderId)).toBe("completed");
});

it("is shown until it is asked for again, also where one that waited beside it succeeds", async () => {
  const { orderId, askRefund, answer, refund, reject } = await buyLines(db, [{ pieces: 3, stock: 5 }]);
  const [refused, other] = [
    await askRefund(refundOf(1, "restocked")),
    await askRefund(refundOf(1, "restocked")),
  ];
  await reject(refused);
  const attention = async () => (await getOrder(db, orderId))?.attention;
  expect(await attention()).toEqual(["refund-failed"]);
  await answer(other);
  expect(await attention()).toEqual(["refund-failed"]);
  await refund(refundOf(1, "restocked"));
  expect(await attention()).toEqual([]);
});

it("leaves an order that was collected in part one of which something has left", async () => {
  const { shop, orderId, staff } = await collectedInPart();
  expect(await getWithdrawableById(db, orderId)).toMatchObject({ hasLeft: true });
  const { total } = (await getOrder(db, orderId)) ?? {};
  const ask = { ...(await staff()), id: newId(), reason: "", confirmed: total ?? null, limit: null };
  expect(await cancelPaidOrder(shop, ask)).toMatchObject({ ok: false, error: { kind: "not-allowed" } });
});

it("takes the pieces that are still here out of stock, where all are refunded and collected all the same", async () => {
  const { available, refund, go } = await collectedInPart();
  await refund({ kind: "whole", restock: [0] });
  expect(await available()).toBe(5);
  expect(await go({ kind: "collected" })).toMatchObject({ ok: true });
  expect(await available()).toBe(4);
});

it("leaves its piece to be dispatched where the others have been delivered meanwhile", async () => {
  const { orderId, askRefund, go, reject } = await buyLines(db, [{ pieces: 2, stock: 5 }]);
  const waiting = await askRefund(refundOf(1, "restocked"));
  await go(parcelOf(1));
  expect(await go({ kind: "delivered" })).toMatchObject({ ok: true });
  await reject(waiting);
  expect(await goodsOf(db, orderId)).toMatchObject({ state: "partly-dispatched", rest: [{ left: 1 }] });
  expect(await getOrder(db, orderId)).toMatchObject({ state: "paid" });
  // The customer may withdraw until 14 days after the last piece.
  const [{ receivedAt } = { receivedAt: undefined }] = await db.select().from(orders);
  expect(receivedAt).toBeNull();
});
