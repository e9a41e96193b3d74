import { describe, expect, it } from "vitest";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import type { FulfilmentStep } from "#app/features/orders/fulfilment/fulfilment.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
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
import { requestRefund } from "./request-refund.server.ts";

const db = await useTestDb();

const DELIVERED = { ...BUYER, delivery: "ireland", line1: "1 Quay", town: "Galway", postcode: "H91 E2K3" };

/** Five pieces in stock, of which an order has paid for some. */
async function paidOrder({ pieces = 2, buyer = DELIVERED }: { pieces?: number; buyer?: typeof BUYER } = {}) {
  const shop = shopOf(db);
  const { id: productId } = await createProduct(db, { price: cents(2000), weightGrams: 900, stock: 5 });
  const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(productId, pieces)), buyer));
  const { id: orderId } = await onlyOrder(db);
  await payOrder(shop, ref);
  const staff = async () => ({
    orderId,
    actorId: "staff-1",
    version: (await getFulfilment(db, orderId))?.version ?? 0,
  });
  return {
    shop,
    productId,
    staff,
    available: () => availableOf(db, productId),
    refund: async (quantity: number, restock: readonly number[]) => {
      const choice = { kind: "lines", lines: [{ position: 0, quantity }], restock, delivery: false } as const;
      const ask = { ...(await staff()), id: newId(), reason: "", choice };
      expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
      shop.clock.move(MINUTE_MS);
    },
    go: async (step: FulfilmentStep) =>
      changeFulfilment(shop, { ...(await staff()), step, reason: "given to them" }),
  };
}

const parcelOf = (quantity: number): FulfilmentStep => ({
  kind: "dispatched",
  lines: [{ position: 0, quantity }],
  carrier: "",
  trackingNumber: "",
  trackingUrl: "",
});

describe("refunded pieces that went back into stock and leave all the same", () => {
  it("are taken out of stock, and put back when the dispatch is undone", async () => {
    const { shop, staff, available, refund, go } = await paidOrder();
    await refund(1, [0]);
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
    await refund(1, []);
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
  });

  it("are taken with the parcel that they leave in", async () => {
    const { available, refund, go } = await paidOrder({ pieces: 3 });
    await refund(1, [0]);
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
    expect(await available()).toBe(3);
    expect(await go(parcelOf(2))).toMatchObject({ ok: true });
    expect(await available()).toBe(2);
  });

  it("stay where they were sold since", async () => {
    const { shop, productId, available, refund, go } = await paidOrder();
    await refund(1, [0]);
    await postCheckout(shop, await openCheckout(shop, one(productId, 4)), DELIVERED);
    expect(await available()).toBe(0);
    expect(await go(parcelOf(2))).toEqual({ ok: false, error: { kind: "restocked-sold", position: 0 } });
    expect(await go(parcelOf(1))).toMatchObject({ ok: true });
  });

  it("are taken out of stock by a collection, and put back when that is undone", async () => {
    const { shop, staff, available, refund, go } = await paidOrder({ buyer: BUYER });
    await refund(2, [0]);
    expect(await available()).toBe(5);
    expect(await go({ kind: "collected" })).toEqual({ ok: true, value: null });
    expect(await available()).toBe(3);
    expect(await undoCollection(shop, await staff())).toMatchObject({ ok: true });
    expect(await available()).toBe(5);
  });
});
