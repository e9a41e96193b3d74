import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { type Shop, shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { recordRefund } from "./record-refund.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";
import { refundWithdrawal } from "./refund-withdrawal.server.ts";
import type { RefundChoice } from "./refunds.ts";
import { settleRefundByHand } from "./retry-refund.server.ts";

const db = await useTestDb();
let shop: Shop;

beforeEach(() => {
  shop = shopOf(db);
});

/** An order of which two hazers are withdrawn from. */
async function stateHazers() {
  const bought = await buyGoods(shop);
  const at = positionOf(bought, "Hazer");
  await postWithdrawal(shop, bought, { [`line-${at}`]: "2" });
  const order = await getOrder(db, bought.id);
  if (!order) throw new Error("No order");
  const { id: actorId } = await createUser(db);
  return { bought, order, actorId, worth: (order.lines[at]?.unitPrice ?? 0) * 2 };
}

async function refund(actorId: string, choice: RefundChoice, id = newId()) {
  const [{ id: orderId = "", version = 0 } = {}] = await db.select().from(orders);
  const [{ id: withdrawalId } = { id: "" }] = await db.select().from(withdrawals);
  shop.clock.move(SECOND_MS);
  return refundWithdrawal(shop, { id, orderId, version, actorId, reason: "", choice, withdrawalId });
}

const sum = (amount: number) => ({ kind: "amount", amount: cents(amount) }) as const;
const pieces = (lines: readonly { readonly position: number; readonly quantity: number }[]) =>
  ({ kind: "lines", lines, restock: [], delivery: false }) as const;
const stateOf = async () => (await db.select().from(withdrawals))[0]?.state;

it("L9: a refund by sum settles a statement only once the sums come to what it names", async () => {
  const { bought, actorId, worth } = await stateHazers();
  const first = newId();
  const missing = worth - 100;
  expect(await refund(actorId, sum(100), first)).toMatchObject({ value: { isSettled: false, missing } });
  expect(await refund(actorId, sum(100), first)).toMatchObject({ value: { isSettled: false, missing } });
  const others = pieces([{ position: positionOf(bought, "Cable to length"), quantity: 1 }]);
  expect(await refund(actorId, others)).toMatchObject({ value: { isSettled: false, missing } });
  expect(await stateOf()).toBe("open");
  expect(await refund(actorId, sum(missing))).toMatchObject({ value: { isSettled: true, missing: 0 } });
  expect(await stateOf()).toBe("refunded");
});

describe("L9: a refund that staff transfer", () => {
  async function toTransfer() {
    const { actorId, order } = await stateHazers();
    await db.update(orders).set({ provider: "invoice" });
    await db.update(payments).set({ provider: "invoice" });
    const missing = cents(0);
    const refundId = newId();
    expect(await refund(actorId, { kind: "whole", restock: [] }, refundId)).toEqual({
      ok: true,
      value: { isSettled: false, missing },
    });
    expect(await stateOf()).toBe("open");
    return { actorId, order, refundId };
  }

  it("settles its statement once it is marked as transferred", async () => {
    const { actorId, order, refundId } = await toTransfer();
    expect(await settleRefundByHand(shop, { orderId: order.id, refundId, actorId })).toMatchObject({
      ok: true,
    });
    expect(await db.select().from(withdrawals)).toMatchObject([{ state: "refunded", settledBy: actorId }]);
  });

  it("settles it also when the account of who asked for it is gone", async () => {
    const { actorId, order, refundId } = await toTransfer();
    await db.update(refunds).set({ actorId: "gone" });
    await settleRefundByHand(shop, { orderId: order.id, refundId, actorId });
    expect(await db.select().from(withdrawals)).toMatchObject([{ state: "refunded", settledBy: null }]);
  });
});

it("L9: a refund that comes back opens its statement again, and settles it when it is paid after all", async () => {
  const { actorId, order } = await stateHazers();
  const refundId = newId();
  expect(await refund(actorId, { kind: "whole", restock: [] }, refundId)).toMatchObject({
    value: { isSettled: true },
  });
  const [row] = await db.select().from(refunds);
  const mails = await renderRefundMails(shop, order, { refundId, amount: order.total });
  const report = { order, refundId, ref: row?.providerRef ?? "", amount: order.total, mails };
  const failed = { ...report, state: "failed", failure: "closed", now: shop.clock.now() } as const;
  await inTransaction(db, (tx) => recordRefund(tx, failed));
  expect(await db.select().from(withdrawals)).toMatchObject([{ state: "open", settledAt: null }]);
  await settleRefundByHand(shop, { orderId: order.id, refundId, actorId });
  expect(await stateOf()).toBe("refunded");
});

it("L9: a statement of the whole order is settled only with the delivery", async () => {
  const { order, actorId } = await stateHazers();
  // The delivery is part of what was paid, and all lines are named.
  const delivery = cents(900);
  const { subtotal } = order.totals;
  const unitPrice = cents((order.lines[0]?.unitPrice ?? 0) - 450);
  const lineTotal = cents(unitPrice * 2);
  await db.update(orderLines).set({ unitPrice, lineTotal }).where(eq(orderLines.position, 0));
  await db.update(orders).set({ subtotal: cents(subtotal - 900), deliveryPrice: delivery });
  await db.update(withdrawals).set({ items: null });
  const goods = pieces(order.lines.map(({ quantity }, position) => ({ position, quantity })));
  expect(await refund(actorId, goods)).toMatchObject({
    value: { isSettled: false, missing: delivery },
  });
  expect(await stateOf()).toBe("open");
  expect(await refund(actorId, { kind: "whole", restock: [] })).toMatchObject({ value: { isSettled: true } });
  expect(await stateOf()).toBe("refunded");
});
