import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { buyToDeliver, goodsOf, stateOf } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { buyLines, parcelOf, refundOf } from "#tests/support/shop/refunded-order.ts";
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
