import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { useStripeShop } from "#tests/support/peers/stripe-shop.ts";
import { getRefundable, listRefunds } from "./list-refunds.server.ts";
import type { RefundChoice } from "./refunds.ts";
import { type RefundAsk, requestRefund } from "./request-refund.server.ts";
import { retryRefund, settleRefundByHand } from "./retry-refund.server.ts";
import { sendDueRefunds } from "./send-refund.server.ts";

const { db } = await usePostgresDb();
const stripe = useStripeShop(db);

const WHOLE: RefundChoice = { kind: "whole", restock: [0] };

/** Three moving heads at €199.99 and two cables at €9.99 are paid; five and nine were there. */
async function paid() {
  const head = await createProduct(db, { name: "Moving head", price: cents(199_99), stock: 5 });
  const cable = await createProduct(db, { name: "Cable", price: cents(9_99), stock: 9 });
  const order = await stripe.buy([
    { product_id: head.id, quantity: 3 },
    { product_id: cable.id, quantity: 2 },
  ]);
  expect(order.state).toBe("paid");
  return { order, headId: head.id, cableId: cable.id };
}

async function askFor(orderId: string, choice: RefundAsk["choice"]): Promise<RefundAsk> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return { id: newId(), orderId, version: row?.version ?? 0, actorId: "staff", reason: "", choice };
}

const ask = async (orderId: string, choice: RefundAsk["choice"]) =>
  requestRefund(stripe.shop, await askFor(orderId, choice));
const available = async (productId: string) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.productId, productId)))[0]?.available;
const kinds = async () => (await db.select().from(outboxMails)).map((mail) => mail.kind);
const stateOf = async (id: string) => {
  const order = await getOrder(db, id);
  return [order?.state, order?.attention.join() || null];
};

describe("S16, F-2: however it is asked for, there is one refund", () => {
  it("S16: when the button is pressed ten times", async () => {
    const { order, headId } = await paid();
    const form = await askFor(order.id, WHOLE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestRefund(stripe.shop, form)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await stripe.peer.refunds()).toMatchObject([{ amount: order.total }]);
    expect(await listRefunds(db, order.id)).toMatchObject([{ state: "succeeded", amount: order.total }]);
    expect(await available(headId)).toBe(5);
    expect(await stateOf(order.id)).toEqual(["refunded", null]);
    expect((await kinds()).filter((kind) => kind === "order-refunded")).toHaveLength(1);
    const calls = (await stripe.peer.calls()).filter((call) => call.idempotencyKey?.startsWith("refund:"));
    expect(new Set(calls.map((call) => call.idempotencyKey))).toEqual(new Set([`refund:${form.id}`]));
  });

  it("S16: when two admins refund at once, and both are told the result", async () => {
    const { order } = await paid();
    const one: RefundChoice = { kind: "amount", amount: cents(100_00) };
    const forms = [await askFor(order.id, one), await askFor(order.id, one)];
    const answers = await Promise.all(forms.map((form) => requestRefund(stripe.shop, form)));
    expect(answers.map((answer) => answer.ok).sort()).toEqual([false, true]);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ error: { kind: "conflict" } });
    expect(await stripe.peer.refunds()).toHaveLength(1);
  });

  it.each([
    ["the answer gets lost", { kind: "half-body" }, 1],
    ["Stripe breaks down after it acted", { kind: "status", status: 500 }, 3],
    ["the line is dead", { kind: "reset" }, 3],
  ] as const)("S16: when %s", async (_what, fault, times) => {
    const { order } = await paid();
    await stripe.peer.setDelivery({ kind: "hold" });
    await stripe.peer.addFault({ fault, times, method: "POST", path: "/v1/refunds" });
    const form = await askFor(order.id, WHOLE);
    expect(await requestRefund(stripe.shop, form)).toMatchObject({ ok: true });
    await stripe.peer.clearFaults();
    for (let round = 0; round < 3; round++) {
      stripe.shop.clock.move(2 * MINUTE_MS);
      await Promise.all([sendDueRefunds(stripe.shop), requestRefund(stripe.shop, form)]);
    }
    expect(await stripe.peer.refunds()).toHaveLength(1);
    expect(await stateOf(order.id)).toEqual(["refunded", null]);
    expect((await kinds()).filter((kind) => kind === "order-refunded")).toHaveLength(1);
  });

  it("S16: and all refunds together never exceed what was captured", async () => {
    const { order, headId } = await paid();
    const lines = (quantity: number): RefundChoice => ({
      kind: "lines",
      lines: [{ position: 0, quantity }],
      restock: [0],
      delivery: false,
    });
    expect(await ask(order.id, lines(4))).toMatchObject({
      error: { kind: "too-many-refunded", position: 0 },
    });
    expect(await ask(order.id, lines(2))).toMatchObject({ ok: true });
    expect(await ask(order.id, lines(2))).toMatchObject({
      error: { kind: "too-many-refunded", position: 0 },
    });
    expect(await available(headId)).toBe(4);
    const much: RefundChoice = { kind: "amount", amount: cents(order.total - 2 * 199_99 + 1) };
    expect(await ask(order.id, much)).toMatchObject({ error: { kind: "too-much" } });
    expect(await ask(order.id, { kind: "amount", amount: cents(5_00) })).toMatchObject({ ok: true });
    expect(await stateOf(order.id)).toEqual(["paid", null]);
    expect((await listOrders(db, { search: "", state: null })).orders).toMatchObject([
      { id: order.id, partlyRefunded: true },
    ]);
    expect(await ask(order.id, WHOLE)).toMatchObject({ ok: true });
    const made = await stripe.peer.refunds();
    expect(made.reduce((sum, refund) => sum + refund.amount, 0)).toBe(order.total);
    expect(await available(headId)).toBe(5);
    expect(await stateOf(order.id)).toEqual(["refunded", null]);
    const fresh = await getOrder(db, order.id);
    expect(fresh && (await getRefundable(db, fresh)).amount).toBe(0);
  });
});

describe("S17: a refund that fails", () => {
  it("S17: is shown at the order, staff are notified, and it can be tried again", async () => {
    const { order, headId } = await paid();
    await ask(order.id, WHOLE);
    const [first] = await stripe.peer.refunds();
    await stripe.peer.failRefund({ refundId: first?.id ?? "" });
    const [row] = await listRefunds(db, order.id);
    expect(row).toMatchObject({ state: "failed", failure: "returned" });
    expect(await stateOf(order.id)).toEqual(["refunded", "refund-failed"]);
    expect(await kinds()).toContain("refund-failed");
    const which = { orderId: order.id, refundId: row?.id ?? "", actorId: "staff" };
    expect(await retryRefund(stripe.shop, which)).toMatchObject({ ok: true });
    expect(await listRefunds(db, order.id)).toMatchObject([{ state: "succeeded" }]);
    expect(await stateOf(order.id)).toEqual(["refunded", null]);
    expect((await stripe.peer.refunds()).map((refund) => refund.status)).toEqual(["failed", "succeeded"]);
    expect(await available(headId)).toBe(5);
    expect((await kinds()).filter((kind) => kind === "order-refunded")).toHaveLength(1);
  });

  it("S17: can be paid by hand, once", async () => {
    const { order } = await paid();
    await ask(order.id, WHOLE);
    await stripe.peer.failRefund({ refundId: (await stripe.peer.refunds())[0]?.id ?? "" });
    const which = {
      orderId: order.id,
      refundId: (await listRefunds(db, order.id))[0]?.id ?? "",
      actorId: "s",
    };
    expect(await settleRefundByHand(stripe.shop, which)).toMatchObject({ ok: true });
    expect(await settleRefundByHand(stripe.shop, which)).toMatchObject({ ok: false });
    expect(await retryRefund(stripe.shop, which)).toMatchObject({ ok: false });
    expect(await stateOf(order.id)).toEqual(["refunded", null]);
  });

  it("S17: is paid once when one tries it again while another records it as paid by hand", async () => {
    const { order } = await paid();
    await ask(order.id, WHOLE);
    await stripe.peer.failRefund({ refundId: (await stripe.peer.refunds())[0]?.id ?? "" });
    await stripe.peer.setDelivery({ kind: "hold" });
    const refundId = (await listRefunds(db, order.id))[0]?.id ?? "";
    const which = { orderId: order.id, refundId, actorId: "s" };
    const waiting = sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const waits = (count: number) =>
      vi.waitFor(async () => expect(await listRows(db, waiting)).toHaveLength(count), 20_000);
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const gate = inTransaction(db, async (tx) => {
      await lockOrder(tx, order.id);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const again = retryRefund(stripe.shop, which);
    await waits(1);
    const byHand = settleRefundByHand(stripe.shop, which);
    await waits(2);
    release.resolve();
    await gate;
    expect(await again).toMatchObject({ ok: true });
    expect(await byHand).toEqual({ ok: false, error: { kind: "conflict" } });
  });
});

describe("events of refunds", () => {
  it("in any order and number lead to one refund", async () => {
    const { order } = await paid();
    await stripe.peer.setDelivery({ kind: "hold" });
    await ask(order.id, { kind: "amount", amount: cents(10_00) });
    const made = (await stripe.peer.events()).filter(({ type }) => type.includes("refund"));
    for (const event of [...made].reverse())
      expect(await stripe.peer.deliver({ eventId: event.id, copies: 2 })).toEqual([200, 200]);
    expect(await db.select().from(refunds)).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === "order-refunded")).toHaveLength(1);
  });

  it("make a refund of Stripe's own dashboard one of the order's", async () => {
    const { order } = await paid();
    const session = (await stripe.peer.sessions()).at(-1);
    const answer = await fetch(`${stripe.peer.origin}/v1/refunds`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${stripe.peer.secretKey}`,
        "Content-Type": "application/x-www-form-urlencoded",
        "Stripe-Version": (await stripe.peer.calls())[0]?.version ?? "",
      },
      body: `payment_intent=${session?.payment_intent}&amount=1500`,
    });
    expect(answer.status).toBe(200);
    await stripe.peer.settled();
    expect(await listRefunds(db, order.id)).toMatchObject([{ amount: 15_00, state: "succeeded", lines: [] }]);
    expect(await ask(order.id, WHOLE)).toMatchObject({ ok: true });
    expect((await stripe.peer.refunds()).reduce((sum, refund) => sum + refund.amount, 0)).toBe(order.total);
  });
});
