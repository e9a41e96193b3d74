import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/system/webhooks.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { lockOrder, transitionOrder } from "#app/features/orders/transition-order.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendDueRefunds } from "#app/features/payments/refunds/send-refund.server.ts";
import {
  deliverDueWebhooks,
  removeOldDeliveries,
} from "#app/features/webhooks/deliver-due-webhooks.server.ts";
import { queueTest, resendDelivery } from "#app/features/webhooks/queue-delivery.server.ts";
import { WEBHOOK_ATTEMPTS } from "#app/features/webhooks/retries.ts";
import { addEndpoint, changeEndpoint } from "#app/features/webhooks/save-endpoint.server.ts";
import type { WebhookEvent } from "#app/features/webhooks/webhooks.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { isSigned, senderTo, useWebhookReceiver } from "#tests/support/peers/webhook-receiver.ts";
import { buyToDeliver, goodsOf } from "#tests/support/shop/delivered-order.ts";
import { one, onlyOrder, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { workContext } from "#tests/support/shop/work-context.ts";

const db = await useTestDb();
const receiver = useWebhookReceiver();
const actorId = "staff";

async function newEndpoint(events: readonly WebhookEvent[]) {
  const values = { url: receiver.url, events, enabled: true };
  const added = await addEndpoint(db, { values, actorId, privateHosts: [receiver.host] });
  if (!added.ok) throw new Error("The endpoint was refused");
  return added.value;
}

/** Background work a minute from now, as the database's own clock says when something is due. */
function later() {
  const work = workContext(db);
  work.clock.move(MINUTE_MS);
  return work;
}

const types = () => receiver.received.map(({ message }) => message.type);

test("an order's states are sent event by event, signed, with amounts in cents and no name or address", async () => {
  const { secret } = await newEndpoint(["order.placed", "order.paid", "order.dispatched", "order.refunded"]);
  const shop = shopOf(db);
  const work = later();
  const send = senderTo(receiver.host);
  const { orderId, number } = await buyToDeliver(shop);
  await deliverDueWebhooks(work, send);
  expect(types().sort()).toEqual(["order.paid", "order.placed"]);
  const stored = await onlyOrder(db);
  const [placed] = receiver.received;
  expect(placed?.message.data).toMatchObject({
    id: orderId,
    number,
    kind: "sale",
    currency: "EUR",
    total_cents: stored.total,
    lines: [
      { name: "Lantern", quantity: 3, unit_price_cents: 10_000, vat_basis_points: 2300 },
      { name: "Cable", quantity: 2, total_cents: 20_000 },
    ],
  });
  for (const one of receiver.received) {
    expect(isSigned(one, secret)).toBe(true);
    expect(one.headers["webhook-id"]).toMatch(/^msg_[0-9a-f-]{36}$/);
    expect(one.message.timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(one.body).not.toMatch(/Eyre|Gaillimh|@|phone/);
  }

  const goods = await goodsOf(db, orderId);
  const tracking = { carrier: "An Post", trackingNumber: "AB1", trackingUrl: "" };
  const step = { kind: "dispatched", ...tracking } as const;
  const moved = await changeFulfilment(shop, { orderId, version: goods.version, actorId, step, reason: "" });
  expect(moved.ok).toBe(true);
  await deliverDueWebhooks(work, send);
  expect(types()).toHaveLength(2);
  work.clock.move(11 * MINUTE_MS);
  await deliverDueWebhooks(work, send);
  expect(receiver.received.at(-1)?.message).toMatchObject({
    type: "order.dispatched",
    data: { number, parcel: { tracking_number: "AB1" } },
  });

  const { version } = await goodsOf(db, orderId);
  const refund = { id: newId(), orderId, version, actorId, reason: "" };
  const choice = {
    kind: "lines",
    lines: [{ position: 0, quantity: 1 }],
    restock: [],
    delivery: false,
  } as const;
  expect((await requestRefund(shop, { ...refund, choice })).ok).toBe(true);
  await sendDueRefunds(shop);
  await deliverDueWebhooks(work, send);
  expect(receiver.received.at(-1)?.message).toMatchObject({
    type: "order.refunded",
    data: { number, refund: { amount_cents: 10_000 } },
  });
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
});

test("a dispatch that is taken back is not sent", async () => {
  await newEndpoint(["order.dispatched"]);
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop);
  const step = { kind: "dispatched", carrier: "", trackingNumber: "", trackingUrl: "" } as const;
  const goods = await goodsOf(db, orderId);
  await changeFulfilment(shop, { orderId, version: goods.version, actorId, step, reason: "" });
  const { parcels, version } = await goodsOf(db, orderId);
  await undoDispatch(shop, { orderId, parcelId: parcels[0]?.id ?? "", version, actorId });
  const work = later();
  work.clock.move(11 * MINUTE_MS);
  await deliverDueWebhooks(work, senderTo(receiver.host));
  expect(receiver.received).toEqual([]);
  expect(await db.$count(webhookDeliveries)).toBe(0);
});

test("a cancelled order is sent with its change or not at all, and only to whom it concerns", async () => {
  await newEndpoint(["order.cancelled"]);
  await newEndpoint(["product.created"]);
  const shop = shopOf(db);
  const product = await createProduct(db, { stock: 3 });
  await db.delete(webhookDeliveries);
  await postCheckout(shop, await openCheckout(shop, one(product.id)));
  const order = await onlyOrder(db);
  const cancel = (keep: boolean) =>
    inTransaction(db, async (tx) => {
      const locked = await lockOrder(tx, order.id);
      if (locked) await transitionOrder(tx, locked, "cancelled", { now: shop.clock.now() });
      return keep ? ok(null) : refuse({ kind: "rolled-back" });
    });
  await cancel(false);
  expect(await db.$count(webhookDeliveries)).toBe(0);
  await cancel(true);
  await deliverDueWebhooks(later(), senderTo(receiver.host));
  expect(types()).toEqual(["order.cancelled"]);
  expect(receiver.received[0]?.message.data).toMatchObject({ id: order.id, state: "cancelled" });
});

test("products are sent once a transaction, variations as part of their product", async () => {
  await newEndpoint(["product.created", "product.updated", "product.deleted"]);
  const work = later();
  const send = senderTo(receiver.host);
  const cable = await inTransaction(db, async (tx) => {
    const parent = await createProduct(tx, { kind: "variable", name: "Cable" });
    await createProduct(tx, { parentId: parent.id, price: cents(700), sku: "C-5" });
    await tx.update(products).set({ name: "Cable XLR" }).where(eq(products.id, parent.id));
    return ok(parent.id);
  });
  if (!cable.ok) throw new Error("Not created");
  await deliverDueWebhooks(work, send);
  expect(types()).toEqual(["product.created"]);
  expect(receiver.received[0]?.message.data).toMatchObject({
    id: cable.value,
    name: "Cable XLR",
    currency: "EUR",
    variations: [{ sku: "C-5", price_cents: 700 }],
  });
  await db
    .update(products)
    .set({ price: cents(900) })
    .where(eq(products.parentId, cable.value));
  await db.update(products).set({ searchText: "unseen" }).where(eq(products.id, cable.value));
  await deliverDueWebhooks(work, send);
  expect(types()).toEqual(["product.created", "product.updated"]);
  await db.delete(products).where(eq(products.id, cable.value));
  await deliverDueWebhooks(work, send);
  expect(types()).toEqual(["product.created", "product.updated", "product.deleted"]);
  expect(receiver.received[2]?.message.data).toEqual({ id: cable.value });
});

test("a server that is killed after the answer sends again with the same id; nothing is lost", async () => {
  const { id: endpointId } = await newEndpoint(["order.placed"]);
  const work = workContext(db);
  const send = senderTo(receiver.host);
  await queueTest(db, { endpointId, actorId, now: work.clock.now() });
  const dying = deliverDueWebhooks(work, async (message) => {
    await send(message);
    throw new Error("killed");
  });
  await expect(dying).rejects.toThrow("killed");
  expect(await deliverDueWebhooks(work, send)).toBe(0);
  work.clock.move(MINUTE_MS);
  expect(await deliverDueWebhooks(work, send)).toBe(1);
  const [first, second] = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(first).toBe(second);
  const [row] = await db.select().from(webhookDeliveries);
  expect(row).toMatchObject({ state: "delivered", statusCode: 200, attempts: 2 });
});

test("failures are tried again with growing delays; after five days the endpoint is disabled and staff are told", async () => {
  const { id } = await newEndpoint(["order.placed"]);
  const work = workContext(db);
  const send = senderTo(receiver.host);
  receiver.answer = 500;
  await queueTest(db, { endpointId: id, actorId, now: work.clock.now() });
  const waits: number[] = [];
  for (let tries = 0; tries < WEBHOOK_ATTEMPTS; tries += 1) {
    await deliverDueWebhooks(work, send);
    const [row] = await db.select().from(webhookDeliveries);
    const [endpoint] = await db.select().from(webhookEndpoints);
    if (!endpoint?.enabled) break;
    expect(row).toMatchObject({ statusCode: 500, attempts: tries + 1, lastError: "Answered 500" });
    waits.push((row?.nextAttemptAt.getTime() ?? 0) - work.clock.now().getTime());
    work.clock.move(waits.at(-1) ?? 0);
  }
  expect(waits[0]).toBeLessThanOrEqual(10_000);
  expect(waits[5]).toBeGreaterThan(4 * (waits[2] ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(8 * HOUR_MS);
  const [disabled] = await db.select().from(webhookEndpoints);
  expect(disabled).toMatchObject({ enabled: false });
  const since = (disabled?.disabledAt?.getTime() ?? 0) - (disabled?.failingSince?.getTime() ?? 0);
  expect(since).toBeGreaterThanOrEqual(5 * DAY_MS);
  await collectNotifications(work);
  expect(await db.select().from(notifications)).toMatchObject([
    { kind: "webhook", subjectId: id, label: receiver.host },
  ]);

  receiver.answer = 200;
  expect(await queueTest(db, { endpointId: id, actorId, now: work.clock.now() })).toBe(false);
  const values = { url: receiver.url, events: ["order.placed"], enabled: true } as const;
  const change = { id, values, actorId, privateHosts: [receiver.host] };
  expect(await changeEndpoint(db, { ...change, version: 1 })).toMatchObject({ error: { kind: "conflict" } });
  expect(await changeEndpoint(db, { ...change, version: 2 })).toMatchObject({ ok: true });
  expect(await db.$count(notifications)).toBe(0);
  work.clock.move(8 * HOUR_MS);
  expect(await deliverDueWebhooks(work, send)).toBe(1);
  const [row] = await db.select().from(webhookDeliveries);
  expect(row?.state).toBe("delivered");
  expect(
    await resendDelivery(db, { id: row?.id ?? "", endpointId: id, actorId, now: work.clock.now() }),
  ).toBe(true);
  await deliverDueWebhooks(work, send);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);
  await removeOldDeliveries(db, addMs(work.clock.now(), 40 * DAY_MS));
  expect(await db.$count(webhookDeliveries)).toBe(0);
});

test("the endpoint of a receiver that is gone is disabled at once; a redirect is not followed", async () => {
  const { id } = await newEndpoint(["order.placed"]);
  const work = workContext(db);
  const send = senderTo(receiver.host);
  receiver.answer = 302;
  await queueTest(db, { endpointId: id, actorId, now: work.clock.now() });
  await deliverDueWebhooks(work, send);
  expect(await db.select().from(webhookDeliveries)).toMatchObject([{ state: "queued", statusCode: 302 }]);
  receiver.answer = 410;
  work.clock.move(MINUTE_MS);
  await deliverDueWebhooks(work, send);
  expect((await db.select().from(webhookEndpoints))[0]?.enabled).toBe(false);
  expect(receiver.received).toHaveLength(2);
});

test.each([
  ["http://example.ie/hook", "not-https"],
  ["no address", "not-https"],
  ["https://user:secret@example.ie/", "credentials"],
  ["https://example.ie:25/", "port"],
  ["https://127.0.0.1/", "private-address"],
  ["https://[::1]/", "private-address"],
  ["https://2130706433/", "private-address"],
  ["https://169.254.169.254/latest", "private-address"],
  ["https://localhost/", "private-address"],
])("the endpoint %s is refused: %s", async (url, kind) => {
  const values = { url, events: ["order.paid"], enabled: true } as const;
  expect(await addEndpoint(db, { values, actorId, privateHosts: [] })).toMatchObject({
    error: { faults: [{ field: "url", kind }] },
  });
  const sent = await senderTo("none")({ url, headers: {}, body: "{}" });
  expect(sent).toMatchObject({ delivered: false, status: null });
});

test("a name that leads to a private address is refused where the socket is connected", async () => {
  const url = "https://hooks.example.ie/";
  const { newWebhookSender, PUBLIC_RECEIVERS } = await import(
    "#app/integrations/webhooks/webhook-sender.server.ts"
  );
  const send = newWebhookSender({
    ...PUBLIC_RECEIVERS,
    lookup: (_, options, done) =>
      options.all ? done(null, [{ address: "10.0.0.7", family: 4 }]) : done(null, "10.0.0.7", 4),
  });
  expect(await send({ url, headers: {}, body: "{}" })).toEqual({
    delivered: false,
    status: null,
    error: "The name leads to a private address",
  });
});
