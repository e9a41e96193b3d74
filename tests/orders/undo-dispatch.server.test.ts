import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { dispatchMany } from "#app/features/orders/fulfilment/dispatch-many.server.ts";
import { canUndo } from "#app/features/orders/fulfilment/fulfilment.ts";
import { undoDispatch, undoDispatches } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { buyToDeliver, goodsOf } from "#tests/support/shop/delivered-order.ts";
import { type Shop, shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const actorId = "staff";

async function refundWhole(shop: Shop, orderId: string) {
  const { version } = await goodsOf(db, orderId);
  const choice = { kind: "whole", restock: [] } as const;
  const answer = await requestRefund(shop, { id: newId(), orderId, version, actorId, reason: "", choice });
  expect(answer).toMatchObject({ ok: true });
  shop.clock.move(MINUTE_MS);
}

/** Whether the order's page offers to take its parcel back. */
async function isOffered(shop: Shop, orderId: string): Promise<boolean> {
  const { parcels, refundedAt } = await goodsOf(db, orderId);
  const step = {
    state: (await getOrder(db, orderId))?.state ?? "pending",
    refundedAt,
    doneAt: parcels[0]?.dispatchedAt ?? new Date(0),
  };
  return canUndo(step, shop.clock.now());
}

describe("the undo of the dispatch of a refunded order", () => {
  it("is refused once the order was refunded in full, also where many are taken back", async () => {
    const shop = shopOf(db);
    const { orderId } = await buyToDeliver(shop);
    const done = await dispatchMany(shop, { ids: [orderId], actorId });
    shop.clock.move(MINUTE_MS);
    await refundWhole(shop, orderId);
    const batch = done.kind === "dispatched" ? done.batch : "";
    expect(await undoDispatches(shop, { batch, actorId })).toEqual({ undone: 0, left: 1 });
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "dispatched", parcels: [{ number: 1 }] });
    expect(await isOffered(shop, orderId)).toBe(false);
  });

  it("is possible where its goods left after the refund", async () => {
    const shop = shopOf(db);
    const { orderId } = await buyToDeliver(shop);
    await refundWhole(shop, orderId);
    const { rest, version } = await goodsOf(db, orderId);
    const lines = rest.map(({ position, ordered: quantity }) => ({ position, quantity }));
    const tracking = { carrier: "", trackingNumber: "", trackingUrl: "" };
    const step = { kind: "dispatched", lines, ...tracking } as const;
    const sending = { orderId, version, actorId, step, reason: "A gift" };
    expect(await changeFulfilment(shop, sending)).toMatchObject({ ok: true });
    const sent = await goodsOf(db, orderId);
    expect(await isOffered(shop, orderId)).toBe(true);
    const ask = { orderId, parcelId: sent.parcels[0]?.id ?? "", version: sent.version, actorId };
    expect(await undoDispatch(shop, ask)).toMatchObject({ ok: true });
  });
});

it("the parcels after one that is taken back move up by one, and their mails that wait say what is still to come", async () => {
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop);
  const send = async () => {
    const { version } = await goodsOf(db, orderId);
    const lines = [{ position: 0, quantity: 1 }];
    const tracking = { carrier: "", trackingNumber: "TRK", trackingUrl: "" };
    const step = { kind: "dispatched", lines, ...tracking } as const;
    expect(await changeFulfilment(shop, { orderId, version, actorId, step, reason: "" })).toMatchObject({
      ok: true,
    });
  };
  for (let n = 0; n < 3; n++) await send();
  const { parcels, version } = await goodsOf(db, orderId);
  const undo = { orderId, parcelId: parcels[0]?.id ?? "", version, actorId };
  expect(await undoDispatch(shop, undo)).toMatchObject({ ok: true });
  const waiting = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-dispatched"));
  expect(waiting).toHaveLength(2);
  for (const { text } of waiting) {
    expect(text.replaceAll("\u00a0", " ")).toContain("Still to come: 1 × Lantern; 2 × Cable");
    expect(text).toContain("Tracking number: TRK");
    expect(text).not.toContain("Carried by");
  }
  await send();
  const left = await goodsOf(db, orderId);
  expect(left.parcels.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(left.parcels[0]?.id).toBe(parcels[1]?.id);
});
