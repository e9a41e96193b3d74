import { and, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { correctTracking } from "#app/features/orders/fulfilment/correct-tracking.server.ts";
import { dispatchMany } from "#app/features/orders/fulfilment/dispatch-many.server.ts";
import type { FulfilmentStep, Pieces } from "#app/features/orders/fulfilment/fulfilment.ts";
import { listPacking } from "#app/features/orders/fulfilment/packing.server.ts";
import { undoDispatch, undoDispatches } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { exportOrders } from "#app/features/orders/list/export-orders.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { markReceived } from "#app/features/withdrawals/mark-received.server.ts";
import { newId } from "#app/lib/ids.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { buyToDeliver, goodsOf, stateOf } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const actorId = "staff";
const NO_TRACKING = { carrier: "", trackingNumber: "", trackingUrl: "" };

/** Lanterns are line 0, cables line 1, or as the cart put them. */
async function bought(locale: "en" | "ga" = "en") {
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop, locale);
  const { rest } = await goodsOf(db, orderId);
  const three = rest.find(({ ordered }) => ordered === 3)?.position ?? -1;
  const two = rest.find(({ ordered }) => ordered === 2)?.position ?? -1;
  const move = async (step: FulfilmentStep, reason = "") =>
    changeFulfilment(shop, {
      orderId,
      version: (await goodsOf(db, orderId)).version,
      actorId,
      step,
      reason,
    });
  const send = (lines?: readonly Pieces[], reason = "") =>
    move({ kind: "dispatched", ...NO_TRACKING, ...(lines && { lines }) }, reason);
  const refund = async (position: number, quantity: number) =>
    requestRefund(shop, {
      id: newId(),
      orderId,
      version: (await goodsOf(db, orderId)).version,
      actorId,
      reason: "",
      choice: { kind: "lines", lines: [{ position, quantity }], restock: [], delivery: false },
    });
  return { shop, orderId, three, two, move, send, refund };
}

const dispatchMails = () => db.select().from(outboxMails).where(eq(outboxMails.kind, "order-dispatched"));
const leftOf = async (orderId: string) =>
  (await goodsOf(db, orderId)).rest.reduce((sum, { left }) => sum + left, 0);

describe("an order that is dispatched in parts", () => {
  it("is partly dispatched until nothing is left; every parcel has its mail, which says what is to come", async () => {
    const { orderId, three, two, send } = await bought();
    expect(await send([{ position: three, quantity: 2 }])).toMatchObject({ ok: true });
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "partly-dispatched", dispatchedAt: null });
    expect(await stateOf(db, orderId)).toBe("paid");
    const [first] = await dispatchMails();
    expect(first?.subject).toContain("Part of order");
    expect(first?.text).toMatch(/In this parcel: 2\s×\sLantern\./);
    expect(first?.text).toMatch(/Still to come: .*1\s×\sLantern/);
    expect(first?.text).toMatch(/Still to come: .*2\s×\sCable/);

    expect(
      await send([
        { position: three, quantity: 1 },
        { position: two, quantity: 2 },
      ]),
    ).toMatchObject({ ok: true });
    const goods = await goodsOf(db, orderId);
    expect(goods.state).toBe("dispatched");
    expect(goods.parcels.map(({ number, lines }) => [number, lines.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(await stateOf(db, orderId)).toBe("completed");
    const mails = await dispatchMails();
    expect(mails).toHaveLength(2);
    expect(mails.find(({ id }) => id !== first?.id)?.text).not.toContain("Still to come");
  });

  it("writes the mail of a part in Irish to whom orders in Irish", async () => {
    const { three, send } = await bought("ga");
    await send([{ position: three, quantity: 1 }]);
    const [mail] = await dispatchMails();
    expect(mail?.subject).toMatch(/^Tá cuid d’ordú \d+ ar a bealach$/);
    expect(mail?.text).toContain("Le teacht fós:");
  });

  it("never holds more than was ordered, nothing, or half a piece", async () => {
    const { orderId, three, two, send } = await bought();
    const asked = [
      { position: two, quantity: 1 },
      { position: three, quantity: 4 },
    ];
    expect(await send(asked)).toEqual({ ok: false, error: { kind: "too-many-pieces", position: three } });
    expect(await send([{ position: 7, quantity: 1 }])).toMatchObject({ error: { kind: "too-many-pieces" } });
    expect(await send([{ position: three, quantity: 0.5 }])).toMatchObject({
      error: { kind: "too-many-pieces" },
    });
    const twice = [
      { position: three, quantity: 2 },
      { position: three, quantity: 2 },
    ];
    expect(await send(twice)).toMatchObject({ error: { kind: "too-many-pieces" } });
    expect(await send([{ position: three, quantity: 0 }])).toMatchObject({ error: { kind: "no-pieces" } });
    expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({ error: { kind: "no-pieces" } });
    expect(await leftOf(orderId)).toBe(0);
    expect(await db.select().from(parcels)).toHaveLength(1);
  });

  it("has less left after a refund of what is still here, and is complete when the rest was refunded", async () => {
    const { orderId, three, two, send, refund } = await bought();
    expect(await refund(two, 1)).toMatchObject({ ok: true });
    expect(await leftOf(orderId)).toBe(4);
    expect(await send([{ position: three, quantity: 3 }])).toMatchObject({ ok: true });
    expect(await send([{ position: two, quantity: 2 }])).toMatchObject({ error: { kind: "on-hold" } });
    expect(await refund(two, 1)).toMatchObject({ ok: true });
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "dispatched" });
    expect(await stateOf(db, orderId)).toBe("completed");
    expect((await listPacking(db, { search: "", now: new Date() })).total).toBe(0);
  });

  it("sends a refunded piece only with a reason, which the history keeps", async () => {
    const { orderId, two, send, refund } = await bought();
    await refund(two, 2);
    expect(await send([{ position: two, quantity: 1 }], "Sent as a favour")).toMatchObject({ ok: true });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, orderId), like(auditLog.action, "order.partly-dispatched")));
    expect(entry?.details).toMatchObject({ reason: "Sent as a favour", pieces: 1, left: 3 });
  });

  it("an order that was refunded in full is on hold", async () => {
    const { shop, orderId, send } = await bought();
    const { version } = await goodsOf(db, orderId);
    const whole = { kind: "whole", restock: [] } as const;
    await requestRefund(shop, { id: newId(), orderId, version, actorId, reason: "", choice: whole });
    expect(await stateOf(db, orderId)).toBe("refunded");
    expect((await goodsOf(db, orderId)).hold).toBe("refunded");
    const all = (await goodsOf(db, orderId)).rest.map(({ position, ordered: quantity }) => ({
      position,
      quantity,
    }));
    expect(await send(all)).toMatchObject({ error: { kind: "on-hold" } });
    expect(await send(all, "Our mistake")).toMatchObject({ ok: true });
    expect(await stateOf(db, orderId)).toBe("refunded");
    expect((await goodsOf(db, orderId)).state).toBe("dispatched");
  });

  it("moves by the table of states alone", async () => {
    const { orderId, move, send } = await bought();
    expect(await move({ kind: "delivered" })).toMatchObject({ error: { kind: "not-allowed" } });
    expect(await move({ kind: "collected" })).toMatchObject({ error: { kind: "not-allowed" } });
    expect(await move({ kind: "packing" })).toMatchObject({ ok: true });
    expect((await goodsOf(db, orderId)).state).toBe("packing");
    expect(await move({ kind: "unpacked" })).toMatchObject({ ok: true });
    await send();
    expect(await move({ kind: "packing" })).toMatchObject({ error: { kind: "not-allowed" } });
    expect(await move({ kind: "delivered" })).toMatchObject({ ok: true });
    const [row] = await db.select().from(orders);
    expect(row).toMatchObject({ fulfilment: "delivered", receivedAt: expect.any(Date) });
    expect(await move({ kind: "undelivered" })).toMatchObject({ ok: true });
    expect((await db.select().from(orders))[0]).toMatchObject({ fulfilment: "dispatched", receivedAt: null });
    const receivedAt = new Date("2027-03-03T00:00:00Z");
    await markReceived(db, { orderId, receivedAt, actorId });
    for (const kind of ["delivered", "undelivered"] as const) {
      expect(await move({ kind })).toMatchObject({ ok: true });
      expect((await db.select().from(orders))[0], kind).toMatchObject({ receivedAt });
    }
    await expect(db.update(orders).set({ fulfilment: "collected" })).rejects.toThrow();
  });
});

describe("the undo of a parcel", () => {
  it("is possible for ten minutes, in which its mail waits; each parcel by itself", async () => {
    const { shop, orderId, three, send } = await bought();
    await send([{ position: three, quantity: 1 }]);
    shop.clock.move(6 * MINUTE_MS);
    await send();
    const sent = (await goodsOf(db, orderId)).parcels;
    const mails = await dispatchMails();
    expect(mails.map(({ nextAttemptAt }) => nextAttemptAt.getTime()).sort()).toEqual(
      sent.map(({ dispatchedAt }) => dispatchedAt.getTime() + 10 * MINUTE_MS),
    );
    const undo = async (at: number, version?: number) =>
      undoDispatch(shop, {
        orderId,
        parcelId: sent[at]?.id ?? "",
        actorId,
        version: version ?? (await goodsOf(db, orderId)).version,
      });
    expect(await undo(1, 0)).toMatchObject({ error: { kind: "conflict" } });
    shop.clock.move(5 * MINUTE_MS);
    expect(await undo(0)).toMatchObject({ error: { kind: "undo-too-late" } });
    expect(await undo(1)).toMatchObject({ ok: true });
    expect(await goodsOf(db, orderId)).toMatchObject({ state: "partly-dispatched", completedAt: null });
    expect(await stateOf(db, orderId)).toBe("paid");
    expect(await dispatchMails()).toHaveLength(1);
    expect(await undo(1)).toMatchObject({ error: { kind: "not-allowed" } });
  });
});

describe("the tracking of a parcel", () => {
  const tracking = { carrier: "An Post", trackingNumber: "RR1IE", trackingUrl: "https://example.ie/RR1IE" };

  it("changes the mail that still waits, and tells the customer again later only where that is asked for", async () => {
    const { shop, orderId, send } = await bought();
    await send();
    const parcelId = (await goodsOf(db, orderId)).parcels[0]?.id ?? "";
    const correct = async (tell: boolean, change: Partial<typeof tracking> = {}) =>
      correctTracking(shop, {
        orderId,
        parcelId,
        version: (await goodsOf(db, orderId)).version,
        actorId,
        tell,
        tracking: { ...tracking, ...change },
      });
    expect(await correct(false, { trackingUrl: "javascript:1" })).toMatchObject({
      error: { kind: "bad-link" },
    });
    expect(await correct(true)).toMatchObject({ ok: true });
    expect((await goodsOf(db, orderId)).parcels).toMatchObject([tracking]);
    const waiting = await dispatchMails();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.text).toContain("An Post, RR1IE");
    await db.update(outboxMails).set({ state: "sent", attempts: 1, sentAt: shop.clock.now() });
    expect(await correct(false, { trackingNumber: "RR2IE" })).toMatchObject({ ok: true });
    expect(await dispatchMails()).toHaveLength(1);
    expect(await correct(true, { trackingNumber: "RR3IE" })).toMatchObject({ ok: true });
    expect((await dispatchMails()).map(({ text }) => text.includes("RR3IE"))).toEqual([false, true]);
    const corrected = eq(auditLog.action, "order.tracking-corrected");
    const entries = await db.select().from(auditLog).where(corrected).orderBy(auditLog.id);
    expect(entries.map(({ details }) => details["fields"])).toEqual([
      ["carrier", "trackingNumber", "trackingUrl"],
      ["trackingNumber"],
      ["trackingNumber"],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/An Post|RR\dIE/);
    const stale = { orderId, parcelId, version: 0, actorId, tracking, tell: false };
    expect(await correctTracking(shop, stale)).toMatchObject({ error: { kind: "conflict" } });
    const csv = await exportOrders(db, { search: "", state: null }, actorId);
    expect(csv).toContain("An Post,RR3IE,dispatched,5,0,0,,,sale");
  });
});

describe("many orders at once", () => {
  it("are marked as dispatched together, told apart where they cannot be, and taken back together", async () => {
    const shop = shopOf(db);
    const first = await buyToDeliver(shop);
    const held = await buyToDeliver(shop);
    const gone = await buyToDeliver(shop);
    await db
      .update(orders)
      .set({ attention: ["disputed"] })
      .where(eq(orders.id, held.orderId));
    await dispatchMany(shop, { ids: [gone.orderId], actorId });
    const ids = [first, held, gone].map(({ orderId }) => orderId);
    const done = await dispatchMany(shop, { ids, actorId });
    expect(done).toMatchObject({
      kind: "dispatched",
      changed: 1,
      unchanged: [
        { number: held.number, why: "on-hold" },
        { number: gone.number, why: "gone" },
      ],
    });
    if (done.kind !== "dispatched") throw new Error("Nothing was dispatched");
    expect(await undoDispatches(shop, { batch: done.batch, actorId })).toEqual({ undone: 1, left: 0 });
    expect((await goodsOf(db, first.orderId)).state).toBe("unfulfilled");
    expect((await goodsOf(db, gone.orderId)).state).toBe("dispatched");
    expect(await dispatchMany(shop, { ids: [], actorId })).toEqual({ kind: "none-chosen" });
  });
});
