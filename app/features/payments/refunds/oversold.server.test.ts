import { describe, expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { goodsOf } from "#tests/support/shop/delivered-order.ts";
import { buyLines, DELIVERED, parcelOf, refundOf } from "#tests/support/shop/refunded-order.ts";

const db = await useTestDb();

/** An order that was paid without stock. */
async function oversold(pieces: number) {
  const order = await buyLines(db, [{ pieces, stock: pieces }], DELIVERED, { isOversold: true });
  expect(await order.available()).toBe(0);
  return order;
}

describe("a refunded piece of an order that was paid without stock, and that leaves all the same", () => {
  it("is taken out of stock where the order has taken its stock, and put back when the dispatch is undone", async () => {
    const { available, setAvailable, takeStock, refund, go, undo } = await oversold(3);
    await refund(refundOf(1, "restocked"));
    await setAvailable(5);
    expect(await takeStock()).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
    expect(await go(parcelOf(3))).toMatchObject({ ok: true });
    expect(await available()).toBe(2);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
  });

  it("is taken out of stock before the order takes its stock, which then takes the others", async () => {
    const { available, setAvailable, takeStock, refund, go, undo } = await oversold(2);
    await refund(refundOf(1, "restocked"));
    await setAvailable(5);
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
    expect(await takeStock()).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
  });

  it("leaves where there is none in stock, and is then in stock no more than before", async () => {
    const { available, refund, go, undo } = await oversold(2);
    await refund(refundOf(1, "restocked"));
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(0);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await available()).toBe(0);
  });

  it("of an order on backorder is taken out of stock as well, as far as there are any", async () => {
    const line = { pieces: 5, stock: 2, isBackordered: true };
    const { available, setAvailable, refund, go, undo } = await buyLines(db, [line]);
    await refund(refundOf(3, "restocked"));
    expect(await available()).toBe(0);
    await setAvailable(4);
    expect(await go(parcelOf(5))).toMatchObject({ ok: true });
    expect(await available()).toBe(1);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
  });
});

describe("an order that was paid without stock takes its stock while a refund waits", () => {
  it("with the pieces of the refund, which go back into stock once it is taken on", async () => {
    const { available, setAvailable, takeStock, askRefund, answer } = await oversold(3);
    const refundId = await askRefund(refundOf(1, "restocked"));
    await setAvailable(5);
    expect(await takeStock()).toMatchObject({ ok: true });
    await answer(refundId);
    expect(await available()).toBe(3);
  });

  it("and has them where the refund is refused", async () => {
    const { orderId, available, setAvailable, takeStock, askRefund, reject, go } = await oversold(3);
    const refundId = await askRefund(refundOf(1, "restocked"));
    await setAvailable(5);
    expect(await takeStock()).toMatchObject({ ok: true });
    await reject(refundId);
    expect((await goodsOf(db, orderId)).rest).toMatchObject([{ left: 3 }]);
    expect(await go(parcelOf(3))).toMatchObject({ ok: true });
    expect(await available()).toBe(2);
  });
});
