import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { type Shop, shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { refundWithdrawal } from "./refund-withdrawal.server.ts";
import type { RefundChoice } from "./refunds.ts";

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
  expect(await refund(actorId, sum(missing))).toMatchObject({ value: { isSettled: true } });
  expect(await stateOf()).toBe("refunded");
});

it("L9: a refund that staff have yet to transfer leaves its statement open", async () => {
  const { actorId } = await stateHazers();
  await db.update(orders).set({ provider: "invoice" });
  await db.update(payments).set({ provider: "invoice" });
  const missing = cents(0);
  expect(await refund(actorId, { kind: "whole", restock: [] })).toEqual({
    ok: true,
    value: { isSettled: false, missing },
  });
  expect(await stateOf()).toBe("open");
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
