import { describe, expect, it } from "vitest";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { availableOf, BUYER, one, openCheckout, postCheckout } from "#tests/support/shop/purchase.ts";
import { buyLines, DELIVERED, parcelOf, piecesOf, refundOf } from "#tests/support/shop/refunded-order.ts";

const db = await useTestDb();

/** Five pieces in stock, of which an order has paid for some. */
const paidOrder = ({ pieces = 2, buyer = DELIVERED } = {}) => buyLines(db, [{ pieces, stock: 5 }], buyer);

describe("refunded pieces that went back into stock and leave all the same", () => {
  it("are taken out of stock, and put back when the dispatch is undone", async () => {
    const { shop, staff, available, refund, go } = await paidOrder();
    await refund(refundOf(1, "restocked"));
    expect(await available()).toBe(4);
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
    const ask = await staff();
    const [parcel] = (await getFulfilment(db, ask.orderId))?.parcels ?? [];
    expect(await undoDispatch(shop, { ...ask, parcelId: parcel?.id ?? "" })).toMatchObject({ ok: true });
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
