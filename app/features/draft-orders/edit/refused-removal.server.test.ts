import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { buyLines, parcelOf, refundOf } from "#tests/support/shop/refunded-order.ts";
import { getEditedOrder } from "./build-edit.server.ts";

const db = await useTestDb();

it("a piece whose refund was refused can come off the order again, where another refund took one that was sent", async () => {
  const { orderId, askRefund, refund, go, reject } = await buyLines(db, [{ pieces: 3, stock: 5 }]);
  const waiting = await askRefund(refundOf(1, "restocked"));
  await go(parcelOf(2));
  await refund(refundOf(1, "not restocked"));
  expect((await getEditedOrder(db, orderId))?.lines).toMatchObject([{ current: 1, least: 1 }]);
  await reject(waiting);
  expect((await getEditedOrder(db, orderId))?.lines).toMatchObject([{ current: 2, least: 1 }]);
});
