import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { type Shop, shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, getBought, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
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

/** Staff refund of the order: of its first statement, unless it is another one's, or of none. */
async function refund(actorId: string, choice: RefundChoice, id = newId(), of?: string) {
  const [{ id: orderId = "", version = 0 } = {}] = await db.select().from(orders);
  const [{ id: first } = { id: "" }] = await db.select().from(withdrawals).orderBy(withdrawals.receivedAt);
  const withdrawalId = of ?? first;
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

  it("settles it also when the account of the person who asked for it is gone", async () => {
    const { actorId, order, refundId } = await toTransfer();
    await db.update(refunds).set({ actorId: "gone" });
    await settleRefundByHand(shop, { orderId: order.id, refundId, actorId });
    expect(await db.select().from(withdrawals)).toMatchObject([{ state: "refunded", settledBy: null }]);
  });
});

/** The provider says that the money of a refund came back. */
async function comeBack(refundId: string) {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  const order = await getOrder(db, row?.orderId ?? "");
  if (!order || !row) throw new Error("No refund");
  const mails = await renderRefundMails(shop, order, { refundId, amount: row.amount });
  const report = { order, refundId, ref: row.providerRef, amount: row.amount, mails };
  const failed = { ...report, state: "failed", failure: "closed", now: shop.clock.now() } as const;
  await inTransaction(db, (tx) => recordRefund(tx, failed));
}

describe("L9: a refund that comes back", () => {
  it("opens its statement again, and settles it when it is paid after all", async () => {
    const { actorId, order } = await stateHazers();
    const refundId = newId();
    expect(await refund(actorId, { kind: "whole", restock: [] }, refundId)).toMatchObject({
      value: { isSettled: true },
    });
    await comeBack(refundId);
    expect(await db.select().from(withdrawals)).toMatchObject([{ state: "open", settledAt: null }]);
    await settleRefundByHand(shop, { orderId: order.id, refundId, actorId });
    expect(await stateOf()).toBe("refunded");
  });

  it("leaves a statement settled that the other refunds cover", async () => {
    const { bought, actorId } = await stateHazers();
    const goodwill = newId();
    await refund(actorId, sum(100), goodwill);
    await refund(actorId, pieces([{ position: positionOf(bought, "Hazer"), quantity: 2 }]));
    expect(await stateOf()).toBe("refunded");
    await comeBack(goodwill);
    expect(await stateOf()).toBe("refunded");
  });

  it("leaves a statement settled whose money was given back in another way", async () => {
    const { actorId } = await stateHazers();
    const goodwill = newId();
    await refund(actorId, sum(100), goodwill);
    const [{ id } = { id: "" }] = await db.select().from(withdrawals);
    const settlement = { id, actorId, now: shop.clock.now(), outcome: { kind: "refunded" } } as const;
    expect(await settleWithdrawal(db, settlement)).toMatchObject({ ok: true });
    await comeBack(goodwill);
    expect(await stateOf()).toBe("refunded");
  });
});

describe("L9: a statement beside other refunds of its order", () => {
  async function onInvoice() {
    const { bought, order, actorId } = await stateHazers();
    await db.update(orders).set({ provider: "invoice" });
    await db.update(payments).set({ provider: "invoice" });
    const refundOf = async (text: string, { linked }: { readonly linked: boolean }) => {
      const id = newId();
      await refund(
        actorId,
        pieces([{ position: positionOf(bought, text), quantity: 1 }]),
        id,
        linked ? undefined : "",
      );
      return id;
    };
    const arrive = async (refundId: string) => {
      await settleRefundByHand(shop, { orderId: order.id, refundId, actorId });
      return stateOf();
    };
    return { refundOf, arrive };
  }

  it("is settled although a refund of other goods is still to be transferred", async () => {
    const { refundOf, arrive } = await onInvoice();
    await refundOf("Cable to length", { linked: false });
    expect(await arrive(await refundOf("Hazer", { linked: true }))).toBe("open");
    expect(await arrive(await refundOf("Hazer", { linked: true }))).toBe("refunded");
  });

  it("is settled by the last refund that covers it, also by one that was not asked for from it", async () => {
    const { refundOf, arrive } = await onInvoice();
    const [linked, plain] = [
      await refundOf("Hazer", { linked: true }),
      await refundOf("Hazer", { linked: false }),
    ];
    expect(await arrive(linked)).toBe("open");
    expect(await arrive(plain)).toBe("refunded");
  });

  it("is not settled by a refund of another statement", async () => {
    const { bought, actorId, worth } = await stateHazers();
    const at = positionOf(bought, "Hazer");
    await db.update(withdrawals).set({ items: [{ position: at, text: "Hazer", quantity: 1 }] });
    shop.clock.move(SECOND_MS);
    await postWithdrawal(shop, await getBought(db), { [`line-${at}`]: "1" });
    expect(await refund(actorId, pieces([{ position: at, quantity: 1 }]))).toMatchObject({
      value: { isSettled: true },
    });
    const [, { id: withdrawalId } = { id: "" }] = await db
      .select()
      .from(withdrawals)
      .orderBy(withdrawals.receivedAt);
    const missing = worth / 2 - 100;
    expect(await refund(actorId, sum(100), newId(), withdrawalId)).toMatchObject({
      value: { isSettled: false, missing },
    });
  });
});

describe("L9: the delivery", () => {
  const delivery = cents(900);

  /** Two hazers are withdrawn from; the delivery is part of what was paid. */
  async function delivered() {
    const stated = await stateHazers();
    const { order } = stated;
    const unitPrice = cents((order.lines[0]?.unitPrice ?? 0) - 450);
    const lineTotal = cents(unitPrice * 2);
    await db.update(orderLines).set({ unitPrice, lineTotal }).where(eq(orderLines.position, 0));
    const subtotal = cents(order.totals.subtotal - delivery);
    await db.update(orders).set({ subtotal, deliveryPrice: delivery });
    return stated;
  }

  it("is owed by a statement of the whole order", async () => {
    const { order, actorId } = await delivered();
    await db.update(withdrawals).set({ items: null });
    const goods = pieces(order.lines.map(({ quantity }, position) => ({ position, quantity })));
    expect(await refund(actorId, goods)).toMatchObject({
      value: { isSettled: false, missing: delivery },
    });
    expect(await stateOf()).toBe("open");
    expect(await refund(actorId, { kind: "whole", restock: [] })).toMatchObject({
      value: { isSettled: true },
    });
    expect(await stateOf()).toBe("refunded");
  });

  it("is owed by the last of several statements that name the whole order together", async () => {
    const { bought, actorId } = await delivered();
    await db.update(orderLines).set({ withdrawalException: null });
    shop.clock.move(SECOND_MS);
    const others = bought.lines.filter(({ text }) => text !== "Hazer");
    const posted = Object.fromEntries(others.map(({ position }) => [`line-${position}`, "1"]));
    expect(await postWithdrawal(shop, await getBought(db), posted)).toMatchObject({ ok: true });
    const [, { id: last } = { id: "" }] = await db.select().from(withdrawals).orderBy(withdrawals.receivedAt);
    const goods = pieces(others.map(({ position }) => ({ position, quantity: 1 })));
    expect(await refund(actorId, goods, newId(), last)).toMatchObject({
      value: { isSettled: false, missing: delivery },
    });
    const hazers = pieces([{ position: positionOf(bought, "Hazer"), quantity: 2 }]);
    expect(await refund(actorId, hazers)).toMatchObject({ value: { isSettled: true } });
    expect(await refund(actorId, { kind: "whole", restock: [] }, newId(), last)).toMatchObject({
      value: { isSettled: true },
    });
  });
});
