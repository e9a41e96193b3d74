import { describe, expect, it } from "vitest";
import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { availableOf, BUYER, one, openCheckout, postCheckout } from "#tests/support/shop/purchase.ts";
import { buyLines, DELIVERED, parcelOf, piecesOf, refundOf } from "#tests/support/shop/refunded-order.ts";
import { listRefunds } from "./list-refunds.server.ts";
import { restockLater } from "./restock-later.server.ts";

const db = await useTestDb();

/** Five pieces in stock, of which an order has paid for some. */
const paidOrder = ({ pieces = 2, buyer = DELIVERED } = {}) => buyLines(db, [{ pieces, stock: 5 }], buyer);

describe("refunded pieces that went back into stock and leave all the same", () => {
  it("are taken out of stock, and put back when the dispatch is undone", async () => {
    const { available, refund, go, undo } = await paidOrder();
    await refund(refundOf(1, "restocked"));
    expect(await available()).toBe(4);
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
  });

  it("change nothing where they were never put back", async () => {
    const { available, refund, go } = await paidOrder();
    await refund(refundOf(1, "not restocked"));
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
  });

  it("are taken with the parcel that they leave in", async () => {
    const { available, refund, go } = await paidOrder({ pieces: 3 });
    await refund(refundOf(1, "restocked"));
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(2);
  });

  it("stay where they were sold since", async () => {
    const { shop, productAt, available, refund, go } = await paidOrder();
    await refund(refundOf(1, "restocked"));
    await postCheckout(shop, await openCheckout(shop, one(productAt(0), 4)), DELIVERED);
    expect(await available()).toBe(0);
    expect(await go(parcelOf(2))).toEqual({ ok: false, error: { kind: "restocked-sold", position: 0 } });
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
  });

  it.each([false, true])(
    "are named by their own line where others were not sold (a variation: %s)",
    async (isVariation) => {
      const lines = [
        { pieces: 1, stock: 5 },
        { pieces: 1, stock: 1, isVariation },
      ];
      const { shop, productAt, refund, go } = await buyLines(db, lines);
      const both = lines.map((_, position) => ({ position, quantity: 1 }));
      await refund(piecesOf(both, [0, 1]));
      await postCheckout(shop, await openCheckout(shop, one(productAt(1))), DELIVERED);
      expect(await go(parcelOf(1, 1))).toEqual({ ok: false, error: { kind: "restocked-sold", position: 1 } });
      expect(await availableOf(db, productAt(0))).toBe(5);
      expect(await go(parcelOf(1, 0))).toMatchObject({ ok: true });
    },
  );

  it("are taken out of stock by a collection, and put back when that is undone", async () => {
    const { shop, staff, available, refund, go } = await paidOrder({ buyer: BUYER });
    await refund(refundOf(2, "restocked"));
    expect(await available()).toBe(5);
    expect(await go({ kind: "collected" })).toEqual({ ok: true, value: null });
    expect(await available()).toBe(3);
    expect(await undoCollection(shop, await staff())).toMatchObject({ ok: true });
    expect(await available()).toBe(5);
  });
});

describe("refunded pieces that were sent out of stock again", () => {
  const listLines = async (orderId: string) => (await listRefunds(db, orderId)).map(({ lines }) => lines);

  it("are put into stock once they have come back, by the same form, and once", async () => {
    const { orderId, available, refund, go } = await paidOrder();
    const refundId = await refund(refundOf(1, "restocked"));
    expect(await listLines(orderId)).toMatchObject([[{ toRestock: 0 }]]);
    await go(parcelOf(2));
    expect(await listLines(orderId)).toMatchObject([[{ toRestock: 1 }]]);
    const back = { orderId, refundId, actorId: "staff", position: 0, quantity: 1, toRestock: 1 };
    expect(await restockLater(db, back)).toMatchObject({ ok: true });
    expect(await restockLater(db, back)).toMatchObject({ ok: false });
    expect(await available()).toBe(4);
    expect(await listLines(orderId)).toMatchObject([[{ toRestock: 0, restocked: 1 }]]);
  });

  it("are put into stock as many as are back, after those that were never in stock", async () => {
    const { orderId, available, refund, go } = await paidOrder({ pieces: 3 });
    const refundId = await refund(refundOf(3, "not restocked"));
    const back = { orderId, refundId, actorId: "staff", position: 0 };
    expect(await restockLater(db, { ...back, quantity: 2, toRestock: 3 })).toMatchObject({ ok: true });
    await go(parcelOf(3));
    expect(await available()).toBe(2);
    expect(await listLines(orderId)).toMatchObject([[{ toRestock: 3 }]]);
    expect(await restockLater(db, { ...back, quantity: 4, toRestock: 3 })).toMatchObject({ ok: false });
    expect(await restockLater(db, { ...back, quantity: 2, toRestock: 3 })).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
    expect(await restockLater(db, { ...back, quantity: 1, toRestock: 1 })).toMatchObject({ ok: true });
    expect(await available()).toBe(5);
  });

  it("are in stock where they have come back, also when the dispatch is undone then", async () => {
    const { orderId, available, refund, go, undo } = await paidOrder({ pieces: 3 });
    const refundId = await refund(refundOf(1, "restocked"));
    await go(parcelOf(3));
    const back = { orderId, refundId, actorId: "staff", position: 0, quantity: 1, toRestock: 1 };
    expect(await restockLater(db, back)).toMatchObject({ ok: true });
    expect(await undo()).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
  });
});

describe("the refunded piece that is still here", () => {
  it("is the one that was put into stock, whichever refund follows", async () => {
    const { available, refund, go } = await paidOrder();
    await go(parcelOf(1));
    await refund(refundOf(1, "restocked"));
    // The customer keeps the one that was sent.
    await refund(piecesOf([{ position: 0, quantity: 1 }], [], true));
    expect(await available()).toBe(4);
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
  });

  it("leaves before those in stock where it was not put there", async () => {
    const { available, refund, go } = await paidOrder();
    await refund(refundOf(1, "not restocked"));
    await refund(piecesOf([{ position: 0, quantity: 1 }], [0], true));
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
  });
});

describe("refunded pieces that leave before the provider has taken the refund on", () => {
  it("do not go back into stock", async () => {
    const { orderId, available, askRefund, answer, go } = await paidOrder();
    const refundId = await askRefund(refundOf(1, "restocked"));
    expect(await go(parcelOf(2), "")).toEqual({ ok: false, error: { kind: "on-hold" } });
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    await answer(refundId);
    expect(await available()).toBe(3);
    // Staff see that it is not in stock, and put it there once it has come back.
    const [{ lines } = { lines: [] }] = await listRefunds(db, orderId);
    expect(lines).toMatchObject([{ quantity: 1, restocked: 0 }]);
    const back = { orderId, refundId, actorId: "staff", position: 0, quantity: 1, toRestock: 1 };
    expect(await restockLater(db, back)).toMatchObject({ ok: true });
    expect(await available()).toBe(4);
  });

  it("go back into stock where the dispatch is undone first", async () => {
    const { available, askRefund, answer, go, undo } = await paidOrder();
    const refundId = await askRefund(refundOf(1, "restocked"));
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await undo()).toMatchObject({ ok: true });
    await answer(refundId);
    expect(await available()).toBe(4);
  });

  it("go back into stock as far as they are here, in however many refunds", async () => {
    const { available, askRefund, answer, go } = await paidOrder({ pieces: 3 });
    const first = await askRefund(refundOf(1, "restocked"));
    const second = await askRefund(refundOf(2, "restocked"));
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    await answer(second);
    expect(await available()).toBe(3);
    await answer(first);
    expect(await available()).toBe(3);
  });

  it("change nothing where the provider refuses the refund", async () => {
    const { available, askRefund, reject, go } = await paidOrder();
    const refundId = await askRefund(refundOf(1, "restocked"));
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    await reject(refundId);
    expect(await available()).toBe(3);
  });

  it("are handed over only with a reason where all was refunded, and do not go back into stock", async () => {
    const { available, askRefund, answer, go } = await paidOrder({ buyer: BUYER });
    const refundId = await askRefund(refundOf(2, "restocked"));
    expect(await go({ kind: "collected" }, "")).toEqual({ ok: false, error: { kind: "on-hold" } });
    expect(await go({ kind: "collected" })).toMatchObject({ ok: true });
    await answer(refundId);
    expect(await available()).toBe(3);
  });

  it("stay here with a collection of the others, and go back into stock", async () => {
    const { available, askRefund, answer, go } = await paidOrder({ buyer: BUYER });
    const refundId = await askRefund(refundOf(1, "restocked"));
    expect(await go({ kind: "collected" }, "")).toMatchObject({ ok: true });
    await answer(refundId);
    expect(await available()).toBe(4);
  });

  it("go back into stock where the collection is undone first", async () => {
    const { shop, staff, available, askRefund, answer, go } = await paidOrder({ buyer: BUYER });
    const refundId = await askRefund(refundOf(2, "restocked"));
    expect(await go({ kind: "collected" })).toMatchObject({ ok: true });
    expect(await undoCollection(shop, await staff())).toMatchObject({ ok: true });
    await answer(refundId);
    expect(await available()).toBe(5);
  });
});
