import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { createStripeGateway } from "#app/integrations/stripe/create-stripe-gateway.server.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { useFaultyStripe } from "#tests/support/peers/faulty-stripe.ts";
import { openCheckout, postCheckout } from "#tests/support/shop/purchase.ts";
import { getOrderOutcome } from "../get-order-outcome.server.ts";
import { reconcilePayments } from "../reconcile-payments.server.ts";

const CART = "c".repeat(32);
const log = { warn() {} };

const db = await useTestDb();
const stripe = useFaultyStripe(db);
const { ordered, sessionsOf, sessionOf, stateOf, eventOf } = stripe;

describe("S5: a session that could not be opened", () => {
  it.each([
    ["a cut", { kind: "reset" }, 9],
    ["a cut after it was made", { kind: "reset", acts: true }, 9],
    ["a breakdown", { kind: "status", status: 500 }, 1],
    ["a breakdown after it was made", { kind: "status", status: 500, acts: true }, 1],
    ["too many calls", { kind: "status", status: 429 }, 1],
    ["a lock", { kind: "status", status: 409 }, 9],
    ["silence", { kind: "hang" }, 9],
    ["silence after it was made", { kind: "hang", acts: true }, 9],
    ["half an answer", { kind: "half-body" }, 9],
  ] as const)("after %s leaves the order payable, once", async (_what, fault, times) => {
    await stripe.peer.addFault({ fault, times, method: "POST", path: "/v1/checkout/sessions" });
    const { answer, token, orderId } = await ordered();
    expect(answer).toMatchObject({ ok: false, error: { kind: "payment-unavailable" } });
    await stripe.peer.clearFaults();
    expect(await postCheckout(stripe.calm, token)).toMatchObject({ ok: true, value: { kind: "pay" } });
    const open = (await sessionsOf(orderId)).filter((session) => session.status === "open");
    expect(open).toHaveLength(1);
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it("is waited for no longer than there is time", async () => {
    await stripe.peer.addFault({ fault: { kind: "hang" }, times: 9 });
    const limits = { silenceMs: 2000, deadlineMs: 2000 };
    const gateway = createStripeGateway(
      { secretKey: stripe.peer.secretKey, apiBase: stripe.peer.origin },
      limits,
    );
    const ended: string[] = [];
    const patient = gateway.retrieveSession("cs_test_1").finally(() => ended.push("its own limit"));
    expect(await gateway.within(400).retrieveSession("cs_test_1")).toMatchObject({ ok: false });
    expect(await gateway.within(0).retrieveSession("cs_test_1")).toMatchObject({ error: { kind: "busy" } });
    expect(ended).toEqual([]);
    await patient;
  });

  it("is waited for once in all: the earlier order of the cart takes of the same time", async () => {
    const first = await ordered({ cartKey: CART });
    const token = await openCheckout(stripe.shop, first.items, { cartKey: CART });
    // The first order is open again, as after a way back from the payment page.
    await db.update(orders).set({ state: "pending" }).where(eq(orders.id, first.orderId));
    await db.update(payments).set({ state: "open" }).where(eq(payments.orderId, first.orderId));
    await stripe.peer.addFault({ fault: { kind: "hang" }, times: 99 });
    const before = (await stripe.peer.calls()).length;
    const hurried = { ...stripe.shop, until: performance.now() + 500 };
    expect(await postCheckout(hurried, token)).toMatchObject({ error: { kind: "payment-unavailable" } });
    const calls = (await stripe.peer.calls()).slice(before);
    expect(calls.filter(({ method, path }) => `${method} ${path}` === "POST /v1/checkout/sessions")).toEqual(
      [],
    );
  });

  it("F-1b: is never called failed while no one can say: the page says that it is checking", async () => {
    const { orderId } = await ordered();
    await stripe.peer.buyer({ sessionId: await sessionOf(orderId), act: "pay" });
    await stripe.peer.addFault({ fault: { kind: "hang" }, times: 9, method: "GET" });
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("No order");
    expect((await getOrderOutcome(stripe.shop, order)).kind).toBe("checking");
    await stripe.peer.clearFaults();
    expect((await getOrderOutcome(stripe.shop, order)).kind).toBe("paid");
  });
});

const KINDS = ["completed", "arrived", "expired", "refunded"] as const;

function ordersOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return all.length < 2
    ? [all]
    : all.flatMap((first) => ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** Takes a transaction back after it was looked at. */
class Undo extends Error {}

describe("S11: events in any order", () => {
  /** A buyer paid later than the session ended, and all of it was given back at Stripe's own dashboard. */
  async function paidAndRefunded() {
    const { orderId, productId } = await ordered({ stock: 1 });
    const id = await sessionOf(orderId);
    await stripe.peer.buyer({ sessionId: id, act: "later" });
    await stripe.peer.resolveLater({ sessionId: id, arrived: true });
    const session = (await sessionsOf(orderId))[0];
    if (!session?.payment_intent) throw new Error("No payment");
    await stripe.peer.emit({ type: "checkout.session.expired", object: session });
    const dashboard = createStripeGateway({ secretKey: stripe.peer.secretKey, apiBase: stripe.peer.origin });
    const made = await dashboard.createRefund({
      paymentIntentId: session.payment_intent,
      amount: session.amount_total as never,
      orderId,
      refundId: "dashboard",
      idempotencyKey: `dashboard:${orderId}`,
    });
    if (!made.ok) throw new Error(made.error.kind);
    const ids = {
      completed: await eventOf("checkout.session.completed", id),
      arrived: await eventOf("checkout.session.async_payment_succeeded", id),
      expired: await eventOf("checkout.session.expired", id),
      refunded: await eventOf("refund.created", made.value.id),
    };
    return { orderId, productId, ids };
  }

  it("all 24 of them end in the state of the objects at Stripe", async () => {
    const { orderId, productId, ids } = await paidAndRefunded();
    const open = stripe.calm;
    const ends = new Set<string>();
    for (const sequence of ordersOf(KINDS)) {
      const tried = inTransaction(db, async (tx) => {
        stripe.shop = { ...open, db: tx };
        for (const kind of sequence)
          expect(await stripe.peer.deliver({ eventId: ids[kind] }), sequence.join(" ")).toEqual([200]);
        const [stock] = await tx.select().from(stockLevels).where(eq(stockLevels.productId, productId));
        const given = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
        const mails = await tx.select().from(outboxMails).where(eq(outboxMails.subjectId, orderId));
        const kinds = mails.map((mail) => mail.kind).sort();
        const state = (await getOrder(tx, orderId))?.state;
        ends.add(JSON.stringify([state, given.length, stock?.available, kinds]));
        throw new Undo();
      });
      await expect(tried).rejects.toThrow(Undo);
    }
    expect([...ends]).toHaveLength(1);
    expect([...ends][0]).toMatch(/^\["refunded",1,0,\[.*"order-paid"/);
  });
});

describe("S12: a session of another order", () => {
  it("fulfils neither and is in the back office's list of orders that need attention, once", async () => {
    const { orderId } = await ordered();
    const other = await ordered();
    const id = await sessionOf(orderId);
    await stripe.peer.buyer({ sessionId: id, act: "pay" });
    await stripe.peer.tamper({ id, change: { client_reference_id: other.orderId } });
    const eventId = await eventOf("checkout.session.completed", id);
    expect(await stripe.peer.deliver({ eventId, copies: 2 })).toEqual([200, 200]);
    await reconcilePayments({ ...stripe.shop, log });
    expect([await stateOf(orderId), await stateOf(other.orderId)]).toEqual(["pending", "pending"]);
    const list = await listOrders(db, { search: "", state: "attention" });
    expect(list.orders.map((order) => [order.id, order.attention])).toEqual([
      [orderId, ["payment-mismatch"]],
    ]);
    const alerts = await db.select().from(auditLog).where(eq(auditLog.action, "payment.mismatch"));
    expect(alerts).toHaveLength(1);
  });
});

describe("S10: a session that was never written down", () => {
  it("is found by the reconciler through its order's id", async () => {
    const { orderId } = await ordered();
    await db.delete(payments);
    await stripe.peer.buyer({ sessionId: await sessionOf(orderId), act: "pay" });
    stripe.shop.clock.move(2 * MINUTE_MS);
    await reconcilePayments({ ...stripe.shop, log });
    await reconcilePayments({ ...stripe.shop, log });
    expect(await stateOf(orderId)).toBe("paid");
    expect(await db.select().from(payments)).toMatchObject([{ state: "paid" }]);
  });

  it("S9: is found on the way back, and another's session is not", async () => {
    const { orderId } = await ordered();
    const other = await ordered();
    await db.delete(payments);
    const mine = await sessionOf(orderId);
    await stripe.peer.buyer({ sessionId: mine, act: "pay" });
    const [order, another] = [await getOrder(db, orderId), await getOrder(db, other.orderId)];
    if (!order || !another) throw new Error("No order");
    expect((await getOrderOutcome(stripe.shop, another, { broughtRef: mine })).kind).toBe("unpaid");
    expect((await getOrderOutcome(stripe.shop, another, { broughtRef: "cs_test_forged" })).kind).toBe(
      "unpaid",
    );
    expect(await stateOf(orderId)).toBe("pending");
    expect((await getOrderOutcome(stripe.shop, order, { broughtRef: mine })).kind).toBe("paid");
  });
});
