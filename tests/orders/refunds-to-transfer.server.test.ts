import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import { listDueTransfers } from "#app/features/admin-home/today.server.ts";
import { getHirePage } from "#app/features/hires/get-hire-page.server.ts";
import { recordHirePayment } from "#app/features/hires/payments/recorded/record-hire-payment.server.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { kindsFor } from "#app/features/notifications/notifications.ts";
import { listNotifications } from "#app/features/notifications/queries.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { listRefundsToTransfer } from "#app/features/orders/list/refunds-to-transfer.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { settleRefundByHand } from "#app/features/payments/refunds/retry-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const actorId = "staff-1";

async function refund(context: Parameters<typeof requestRefund>[0], orderId: string, amount: number) {
  const id = newId();
  const { version = 0 } = (await getFulfilment(db, orderId)) ?? {};
  const choice = { kind: "amount", amount: cents(amount) } as const;
  const asked = await requestRefund(context, { id, orderId, version, actorId, reason: "", choice });
  expect(asked.ok).toBe(true);
  return id;
}

it("lists a refund of a transfer with its sum and since when, until it is marked as transferred", async () => {
  const shop = shopOf(db);
  const { orderId, number } = await buyToDeliver(shop);
  await buyToDeliver(shop);
  await db.update(orders).set({ provider: "invoice", fulfilment: "dispatched", state: "completed" });
  await db.update(payments).set({ provider: "invoice" });
  const list = () => listOrders(db, { search: "", state: "to-transfer" });
  expect((await list()).orders).toEqual([]);
  const before = await getMenuCounts(db, shop.clock.now());
  const refundId = await refund(shop, orderId, 920);
  const since = shop.clock.now();
  const found = await list();
  expect(found.orders).toMatchObject([{ number, toTransfer: 920, transferSince: since }]);
  expect(found.total).toBe(1);
  expect(await listRefundsToTransfer(db)).toMatchObject([{ orderId, number, amount: 920, since }]);
  expect((await getMenuCounts(db, shop.clock.now())).orders).toBe(before.orders + 1);
  await collectNotifications(shop);
  const { id: userId } = await createUser(db);
  const listed = await listNotifications(db, { userId, kinds: kindsFor(["sales"]) });
  expect(listed).toContainEqual(
    expect.objectContaining({ kind: "refund-to-transfer", subjectId: orderId, label: String(number) }),
  );

  expect((await settleRefundByHand(shop, { orderId, refundId, actorId })).ok).toBe(true);
  expect((await list()).orders).toEqual([]);
  expect(await listRefundsToTransfer(db)).toEqual([]);
  expect((await getMenuCounts(db, shop.clock.now())).orders).toBe(before.orders);
  const rest = await listOrders(db, { search: "", state: null });
  expect(rest.orders.map(({ toTransfer, transferSince }) => [toTransfer, transferSince])).toEqual([
    [0, null],
    [0, null],
  ]);
});

it("lists a security deposit that was paid at the counter, and shows it on the hire", async () => {
  const site = hiresOn(db);
  const accepted = await site.accepted();
  await site.payPart(accepted.token, "deposit");
  await db
    .update(hires)
    .set({ security: cents(75_000) })
    .where(eq(hires.id, accepted.id));
  const { id, version } = await site.view(accepted.token);
  const receivedOn = site.clock.now().toISOString().slice(0, 10);
  const cash = { part: "security", method: "cash", receivedOn, reference: "" } as const;
  expect((await recordHirePayment(site.context, { id, version, actorId, ...cash })).ok).toBe(true);
  const { orders: paid } = await site.view(accepted.token);
  const security = paid.find(({ kind }) => kind === "hire-security");
  await refund(site.context, security?.orderId ?? "", 70_000);
  const seen = { viewerId: "", now: site.clock.now(), venue: "", locale: "en" as const };
  expect((await getHirePage(db, id, seen))?.transfers).toMatchObject([
    { orderId: security?.orderId, number: security?.number, amount: 70_000 },
  ]);
  expect(await listRefundsToTransfer(db)).toHaveLength(1);
});

it("counts all that wait on Home, also more than are shown", async () => {
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop);
  await db.update(payments).set({ provider: "invoice" });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const [checkout] = await db.select().from(checkouts).limit(1);
  if (!order || !payment || !checkout) throw new Error("Nothing was ordered");
  const copies = Array.from({ length: 120 }, (_, n) => ({ id: newId(), payment: newId(), n }));
  await db.insert(checkouts).values(copies.map(({ id }) => ({ ...checkout, id, token: id })));
  await db
    .insert(orders)
    .values(
      copies.map(({ id, n }) => ({ ...order, id, token: id, checkoutId: id, number: order.number + n + 1 })),
    );
  await db
    .insert(payments)
    .values(copies.map(({ id, payment: own }) => ({ ...payment, id: own, orderId: id, providerRef: own })));
  await db.insert(refunds).values(
    copies.map(({ id, payment: paymentId }) => ({
      id: newId(),
      orderId: id,
      paymentId,
      amount: cents(100),
      deliveryAmount: cents(0),
      state: "pending" as const,
      takenAt: shop.clock.now(),
    })),
  );
  const due = await listDueTransfers(db);
  expect(due.count).toBe(120);
  expect(due.refunds).toHaveLength(6);
});
